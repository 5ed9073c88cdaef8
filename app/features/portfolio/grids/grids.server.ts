import type { NavigationLink } from "#content/navigation.ts";
import { findPage } from "#registry/pages.ts";
import { projects, projectSummary } from "#content/projects.ts";
import type { TileLayout } from "#app/elements/media/tile-grid/tile-grid.tsx";
import type { TileFamily } from "./project-tile/project-tile.tsx";
import { gridHeads } from "./grid-heads.server.ts";
import { portfolioTrail } from "../portfolio-trail.server.ts";

const families: readonly { name: TileFamily; label: string }[] = [
  { name: "classic", label: "Classic" },
  { name: "boxed", label: "Boxed" },
  { name: "colorful", label: "Colorful" },
  { name: "bordered", label: "Bordered" },
  { name: "overlay", label: "Overlay" },
  { name: "switch-image", label: "Switch image" },
];

interface GridLayout {
  name: string;
  label: string;
  layout: TileLayout;
  columns: 2 | 3 | 4;
}

const layouts: readonly GridLayout[] = [
  { name: "two-column", label: "Two columns", layout: "columns", columns: 2 },
  { name: "three-column", label: "Three columns", layout: "columns", columns: 3 },
  { name: "four-column", label: "Four columns", layout: "columns", columns: 4 },
  { name: "masonry", label: "Masonry", layout: "masonry", columns: 3 },
  { name: "metro", label: "Metro", layout: "metro", columns: 4 },
];

/** A link to another grid, or to the one on screen. */
export interface GridLink extends NavigationLink {
  isCurrent: boolean;
}

/** All that a portfolio grid shows, by its address: family and layout are its two parameters. */
export function gridAt(path: string) {
  const name = path.replace("/portfolio/portfolio-", "");
  const family = families.find((one) => name.startsWith(one.name));
  const layout = layouts.find((one) => name.endsWith(one.name));
  const head = gridHeads[name];
  const page = findPage(path);
  if (!family || !layout || !head || !page)
    throw new Error(
      `There is no portfolio grid at ${path}: see app/features/portfolio/pages/grid-entries.ts.`,
    );
  const link = (label: string, target: string): GridLink => ({
    label,
    href: `/portfolio/portfolio-${target}`,
    isCurrent: target === name,
  });
  return {
    path,
    head,
    trail: portfolioTrail(path),
    crumb: page.label,
    family: family.name,
    layout: layout.layout,
    columns: layout.columns,
    projects: projects.map(projectSummary),
    others: [
      {
        title: `${family.label} in other layouts`,
        links: layouts.map((one) => link(one.label, `${family.name}-${one.name}`)),
      },
      {
        title: `${layout.label} in other styles`,
        links: families.map((one) => link(one.label, `${one.name}-${layout.name}`)),
      },
    ],
  };
}
