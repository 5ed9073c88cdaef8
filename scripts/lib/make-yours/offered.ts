import { dirname } from "node:path/posix";
import { homePages } from "#app/demos/entries.ts";
import { pages as blogPages } from "#app/features/blog/pages/entries.ts";
import { pages as portfolioPages } from "#app/features/portfolio/pages/entries.ts";
import { pages as shopPages } from "#app/features/shop/pages/entries.ts";
import { informationPages } from "#app/information/entries.ts";
import { CART, CHECKOUT, PRODUCT } from "#content/addresses.ts";
import { postLayouts } from "#content/post-pages.ts";
import { projectPages } from "#content/project-pages.ts";
import type { Page } from "#registry/page.ts";

/* What the template has to choose from, read from its entries. */

export interface Offered extends Page {
  /** What it is chosen by: of a home or a page about the owner its folder, of a list the end of its address. */
  name: string;
}

type Names = [string, ...string[]];

const byFolder = (page: Page): Offered => ({
  ...page,
  name: dirname(page.module).split("/").at(-1)!,
});
const byAddress =
  (begin: RegExp) =>
  (page: Page): Offered => ({
    ...page,
    name: page.path.replace(begin, ""),
  });

/** Home pages, of which one becomes the front page. */
export const homes = homePages.map(byFolder);
export const informationPagesOffered = informationPages.map(byFolder);

/** Lists of posts: `standard`, `grid`, … */
export const blogListPages = blogPages
  .filter(({ path }) => !(path in postLayouts))
  .map(byAddress(/^\/blogs\/(?:blog-)?/));
/** Grids of projects: `classic-three-column`, … */
export const portfolioListPages = portfolioPages
  .filter(({ path }) => !(path in projectPages))
  .map(byAddress(/^\/portfolio\/(?:portfolio-)?/));
/** Pages of the shop that show no list. */
const ofBuying = new Set<string>([PRODUCT, CART, CHECKOUT]);
/** Lists of articles. */
export const shopListPages = shopPages
  .filter(({ path }) => !ofBuying.has(path))
  .filter(({ module }) => !/only-categories|login-register/.test(module))
  .map(byAddress(/^\/shop\//));

const namesOf = (offered: readonly Offered[]) => offered.map(({ name }) => name) as Names;

export const blogLists = namesOf(blogListPages);
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
