import type { PageGroup } from "#registry/page.ts";

/* The site's menu: `registry/menu.ts` makes it from the pages that there are, unless you list yours (`pageList` in `navigation.ts`). */

/** The first entry: the home pages, as long as there are others than the front page. */
export const demosLabel = "Demos";

/** The other entries, with the groups of pages that stand under each. One without a page is left out. */
export const menuSections: readonly {
  label: string;
  /** `paths` divides a large group: those of its pages whose address fits. */
  groups: readonly { title: string; group: PageGroup; paths?: RegExp }[];
}[] = [
  {
    label: "Pages",
    groups: [
      { title: "The template", group: "template" },
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
