import type { PageGroup } from "#registry/page.ts";
import { DOCS } from "./addresses.ts";
import type { LinkGroup } from "./navigation.ts";

/* The site's menu: `registry/menu.ts` makes it from the pages that there are. */

/** The first entry: the home pages, as long as there are others than the front page. */
export const demosLabel = "Demos";

/** The other entries, with the groups of pages that stand under each. One without a page is left out. */
export const menuSections: readonly {
  label: string;
  /** `paths` divides a large group: those of its pages whose address fits. Pages that are in no group stand there by themselves. */
  groups: readonly ({ title: string; group: PageGroup; paths?: RegExp } | LinkGroup)[];
}[] = [
  {
    label: "Pages",
    groups: [
      { title: "The template", links: [{ label: "Documentation", href: DOCS }] },
      { title: "Information", group: "information" },
      { title: "Page titles", group: "pageTitles" },
      { title: "Modals", group: "modals" },
    ],
  },
  {
    label: "Portfolio",
    groups: [
      { title: "Captions below", group: "portfolio", paths: /\b(classic|boxed)-/ },
      { title: "Colours and frames", group: "portfolio", paths: /\b(colorful|bordered)-/ },
      { title: "On the picture", group: "portfolio", paths: /\b(overlay|switch-image)-/ },
      {
        title: "Other layouts, cases",
        group: "portfolio",
        paths: /\b(scattered|gallery|slider|page-\d+)$/,
      },
    ],
  },
  { label: "Blog", groups: [{ title: "Blog", group: "blogs" }] },
  { label: "Shop", groups: [{ title: "Shop", group: "shop" }] },
  {
    label: "Elements",
    groups: [
      { title: "Elements", group: "elements" },
      { title: "Headers", group: "headers" },
      { title: "Footers", group: "footers" },
      { title: "Icons and animation", group: "icons" },
    ],
  },
];
