import { PORTFOLIO, PORTFOLIO_GRID, PORTFOLIO_GRIDS } from "#content/addresses.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { findPage } from "#registry/pages.ts";
import { projects, projectSummary } from "#content/projects.ts";
import type { TileLayout } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { fill } from "#shared/words.ts";
import type { TileFamily } from "./project-tile/project-tile.tsx";
import { gridHeads } from "./grid-heads.server.ts";
import { portfolioPlace } from "../portfolio-trail.server.ts";
import * as words from "../words.ts";

const families: readonly { name: TileFamily; label: string }[] = [
  { name: "classic", label: words.classic },
  { name: "boxed", label: words.boxed },
  { name: "colorful", label: words.colorful },
  { name: "bordered", label: words.bordered },
  { name: "overlay", label: words.overlay },
  { name: "switch-image", label: words.switchImage },
];

interface GridLayout {
  name: string;
  label: string;
  layout: TileLayout;
  columns: 2 | 3 | 4;
}

const layouts: readonly GridLayout[] = [
  { name: "two-column", label: words.twoColumns, layout: "columns", columns: 2 },
  { name: "three-column", label: words.threeColumns, layout: "columns", columns: 3 },
  { name: "four-column", label: words.fourColumns, layout: "columns", columns: 4 },
  { name: "masonry", label: words.masonry, layout: "masonry", columns: 3 },
  { name: "metro", label: words.metro, layout: "metro", columns: 4 },
];

/** A link to another grid, or to the one on screen. */
export interface GridLink extends NavigationLink {
  isCurrent: boolean;
}

/** Address of a grid; only those of `grid-entries.ts` have a page. */
function gridPath(name: string): string {
  return name === PORTFOLIO_GRID ? PORTFOLIO : `${PORTFOLIO_GRIDS}${name}`;
}

/** All that a portfolio grid shows, by its address: family and layout are its two parameters. */
export function gridAt(path: string) {
  const name = path === PORTFOLIO ? PORTFOLIO_GRID : path.replace(PORTFOLIO_GRIDS, "");
  const family = families.find((one) => name.startsWith(one.name));
  const layout = layouts.find((one) => name.endsWith(one.name));
  const head = gridHeads[name];
  if (!family || !layout || !head || !findPage(path))
    throw new Error(
      `There is no portfolio grid at ${path}: see app/features/portfolio/pages/grid-entries.ts.`,
    );
  /** Of those that the site has. */
  const link = (label: string, target: string): GridLink[] => {
    const href = gridPath(target);
    return findPage(href) ? [{ label, href, isCurrent: target === name }] : [];
  };
  return {
    path,
    head,
    place: portfolioPlace(path),
    family: family.name,
    layout: layout.layout,
    columns: layout.columns,
    projects: projects.map(projectSummary),
    others: [
      {
        title: fill(words.inOtherLayouts, { style: family.label }),
        links: layouts.flatMap((one) => link(one.label, `${family.name}-${one.name}`)),
      },
      {
        title: fill(words.inOtherStyles, { layout: layout.label }),
        links: families.flatMap((one) => link(one.label, `${one.name}-${layout.name}`)),
      },
    ].filter(({ links }) => links.length > 1),
  };
}
