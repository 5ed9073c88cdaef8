import type { ReactNode } from "react";
import { useMatches } from "react-router";
import { menu } from "virtual:menu";
import type { MenuEntry, NavigationLink } from "#content/navigation.ts";
import type { PageHandle } from "#app/frame/page-handle.ts";
import * as words from "#app/frame/words.ts";

/** What every header style is given: the same data, whatever it makes of it. */
export interface HeaderData {
  menu: readonly MenuEntry[];
  sections: readonly NavigationLink[];
  tool: ReactNode;
  over: "light" | "dark" | undefined;
  hideErrors: boolean;
}

/** Collects the header's data for the page on screen. */
export function useHeaderData(): HeaderData {
  const matches = useMatches();
  const own = (matches.at(-1)?.handle as PageHandle | undefined)?.header;
  const sections = own?.sections ?? own?.links ?? [];
  return {
    menu: own?.links ? ownMenu(own.links) : siteMenu(sections),
    sections,
    tool: own?.tool,
    over: own?.over,
    hideErrors: own?.hideErrors ?? false,
  };
}

function siteMenu(sections: readonly NavigationLink[]): readonly MenuEntry[] {
  if (sections.length === 0) return menu;
  return [...menu, { kind: "dropdown", label: words.thisPage, links: sections }];
}

/** The site's first entry leads to all home pages, as long as there are several. */
function ownMenu(links: readonly NavigationLink[]): readonly MenuEntry[] {
  const own = links.map((link) => ({ kind: "link", ...link }) as const);
  const demos = menu[0];
  return demos && "list" in demos && demos.list === "demos"
    ? [...own, { ...demos, label: words.allDemos, quiet: true }]
    : own;
}
