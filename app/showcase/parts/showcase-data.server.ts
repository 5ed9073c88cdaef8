import { pages, findPage } from "#registry/pages.ts";
import type { NavigationLink } from "#content/navigation.ts";
import type { PageGroup } from "#registry/page.ts";
import { palettes } from "#app/skins/palette.ts";
import { skinStylesheetUrl } from "#app/skins/skin-assets.ts";
import { pagePath } from "#app/engine/page-path.ts";
import { switchSkins } from "./switch-skins.ts";

/** What the frame of a demonstration page shows around the thing itself. */
export interface ShowcaseData {
  /** The page's name in menus, and the name of its group. */
  label: string;
  group: string;
  /** Highlighted source, by the id of the demo it made. */
  code: Readonly<Record<string, string>>;
  previous: NavigationLink | null;
  next: NavigationLink | null;
  /** Skins to see the demos in. */
  skins: readonly {
    name: string;
    label: string;
    paper: string;
    brand: string;
    /** Address of the skin's stylesheet. */
    stylesheet: string;
  }[];
}

const groupNames: Partial<Record<PageGroup, string>> = {
  headers: "Headers",
  footers: "Footers",
  elements: "Elements",
  modals: "Modals",
  pageTitles: "Page titles",
  icons: "Icons",
};

/**
 * Collects the data of the demonstration page at `path`. Its neighbours are the pages of its group before and after it, in the
 * registry's order.
 */
export function showcaseData(path: string, code: ShowcaseData["code"]): ShowcaseData {
  const page = findPage(pagePath(path));
  if (!page) throw new Error(`There is no page ${path} in the registry.`);
  const group = pages.filter((other) => other.group === page.group);
  const index = group.indexOf(page);
  const link = (at: number) => {
    const neighbour = group.at(at);
    return neighbour && neighbour !== page
      ? { label: neighbour.label, href: neighbour.path }
      : null;
  };
  return {
    label: page.label,
    group: groupNames[page.group] ?? "",
    code,
    previous: link(index - 1),
    next: link((index + 1) % group.length),
    skins: switchSkins.map(({ skin, label }) => {
      const { paper, brand } = palettes(skin).light;
      const { name } = skin;
      return { name, label, paper, brand, stylesheet: skinStylesheetUrl(name) };
    }),
  };
}
