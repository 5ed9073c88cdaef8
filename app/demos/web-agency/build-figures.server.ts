import { wcagContrast } from "culori";
import { allPaths } from "#registry/all-paths.ts";
import { posts } from "#content/blog.ts";
import manifest from "#content/media-manifest.json" with { type: "json" };
import { footerNames, headerNames, type PageGroup } from "#registry/page.ts";
import { pages } from "#registry/pages.ts";
import { products } from "#content/products.ts";
import { projects } from "#content/projects.ts";
import { palettes, textPairs } from "#app/skins/palette.ts";
import { skins } from "#app/skins/skins.ts";
import { webAgency } from "./entry.ts";
import { skin } from "./skin.ts";

/** How many pages of a group there are, in the order of the registry. */
export interface PageCount {
  group: PageGroup;
  pages: number;
}

const groups = [...new Set(pages.map(({ group }) => group))].map((group): PageCount => ({
  group,
  pages: pages.filter((page) => page.group === group).length,
}));

const { light: palette } = palettes(skin);
const ratios = textPairs.map(({ text, ground, ratio }) => {
  const measured = wcagContrast(palette[text], palette[ground]);
  return { measured, passes: measured >= ratio, isText: ratio >= 4.5 };
});

/** What the build knows about itself: counted where the build reads it, so no figure can be out of date. */
export const buildFigures = {
  addresses: allPaths().length,
  pages: pages.length,
  /** Each once: the front page, a home page's second address, has no kind. */
  homes: pages.filter(({ group, kind }) => group === "home" && kind !== undefined).length,
  groups,
  /** Where this page stands among all of the registry. */
  own: pages.findIndex(({ path }) => path === webAgency.path),
  headers: headerNames.length,
  footers: footerNames.length,
  posts: posts.length,
  projects: projects.length,
  products: products.length,
  pictures: Object.keys(manifest).length,
  skins: Object.keys(skins).length,
  contrast: {
    pairs: ratios.length,
    passing: ratios.filter(({ passes }) => passes).length,
    lowest: Math.min(...ratios.filter(({ isText }) => isText).map(({ measured }) => measured)),
  },
};
