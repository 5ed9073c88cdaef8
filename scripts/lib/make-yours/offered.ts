import { dirname } from "node:path/posix";
import { homePages } from "#app/demos/entries.ts";
import { pages as blogPages } from "#app/features/blog/pages/entries.ts";
import { pages as portfolioPages } from "#app/features/portfolio/pages/entries.ts";
import { featuredPath, pages as shopPages } from "#app/features/shop/pages/entries.ts";
import { informationPages } from "#app/information/entries.ts";
import {
  CART,
  CHECKOUT,
  POST_LAYOUTS,
  PROJECT_PAGES,
  SHOP_CATEGORIES,
} from "#content/addresses.ts";
import { projectLayouts } from "#content/project-fields.ts";
import type { Page } from "#registry/page.ts";

/* What the template has to choose from, read from its entries. */

export interface Offered extends Page {
  /** What it is chosen by: of a home or a page about the owner its folder, of a list its label, in an address. */
  name: string;
}

type Names = [string, ...string[]];

const byFolder = (page: Page): Offered => ({
  ...page,
  name: dirname(page.module).split("/").at(-1)!,
});
const byLabel = (page: Page): Offered => ({
  ...page,
  name: page.label.toLowerCase().replaceAll(" ", "-"),
});

/** Home pages, of which one becomes the front page. */
export const homes = homePages.map(byFolder);
export const informationPagesOffered = informationPages.map(byFolder);

/** Lists of posts: `standard`, `grid`, … */
export const blogListPages = blogPages
  .filter(({ path }) => !path.startsWith(POST_LAYOUTS))
  .map(byLabel);
/** The looks that a post may have, by what they are chosen by: module below `app`. Those that show a film or a recording do not suit every post. */
export const postLooks = {
  standard: "features/blog/pages/types/blog-standard-post.tsx",
  "full-width": "features/blog/pages/types/blog-full-width-post.tsx",
  gallery: "features/blog/pages/types/blog-gallery-post.tsx",
  slider: "features/blog/pages/types/blog-slider-post.tsx",
  blockquote: "features/blog/pages/types/blog-blockquote-post.tsx",
  contents: "features/blog/pages/post-layout-01.tsx",
  halves: "features/blog/pages/post-layout-02.tsx",
  essay: "features/blog/pages/post-layout-03.tsx",
  type: "features/blog/pages/post-layout-04.tsx",
  beside: "features/blog/pages/post-layout-05.tsx",
} as const;
/** Grids of projects: `classic-three-column`, … */
export const portfolioListPages = portfolioPages
  .filter(({ path }) => PROJECT_PAGES === null || !path.startsWith(PROJECT_PAGES))
  .map(byLabel);
/** Pages of the shop that show no list of articles. */
const ofBuying = new Set<string>([SHOP_CATEGORIES, featuredPath, CART, CHECKOUT]);
/** Lists of articles. */
export const shopListPages = shopPages.filter(({ path }) => !ofBuying.has(path)).map(byLabel);

const namesOf = (offered: readonly Offered[]) => offered.map(({ name }) => name) as Names;

export const blogLists = namesOf(blogListPages);
/** How the case of a project is told. */
export const caseNames = projectLayouts;
export const postLookNames = Object.keys(postLooks) as [keyof typeof postLooks];
export const portfolioLists = namesOf(portfolioListPages);
export const shopLists = namesOf(shopListPages);
/** Pages that follow from others (privacy, terms) and those that show the template's own errors are not asked for. */
export const informationNames = namesOf(informationPagesOffered).filter(
  (name) => !/^(?:error-404|maintenance|privacy-policy|terms-of-service|privacy)$/.test(name),
) as Names;

/** The home of this name. */
export function homeCalled(name: string): Offered {
  const found = homes.find((home) => home.name === name);
  if (!found) throw new Error(`There is no home page called ${name}.`);
  return found;
}
