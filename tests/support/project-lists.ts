import { PORTFOLIO, PORTFOLIO_GRID, PORTFOLIO_GRIDS } from "#content/addresses.ts";
import type { Page } from "playwright/test";
import { pages } from "#app/features/portfolio/pages/entries.ts";
import { filterSubjects } from "#content/filter-subjects.ts";
import { projects } from "#content/projects.ts";

/** The lists of projects of the built site, by what a test needs, and what stands in them. */

/** The site's grids by name: a site of one's own has one list of projects, which is a grid or is not. */
export const grids = new Map(
  pages
    .filter(({ module }) => module.endsWith("/grid-page.tsx"))
    .map(({ path }) => [
      path === PORTFOLIO ? PORTFOLIO_GRID : path.slice(PORTFOLIO_GRIDS.length),
      path,
    ]),
);
/** Where the first grid stands whose name is like this, if the site has one. */
export const gridLike = (name: RegExp) => [...grids].find(([each]) => name.test(each))?.[1];
/** Where the list stands that this module shows, if the site has it. */
export const listOf = (module: string) =>
  pages.find((page) => page.module.endsWith(`/${module}`))?.path;
export const filters = (page: Page) => page.getByRole("navigation", { name: "Filter projects" });
export const tiles = (page: Page) =>
  page.getByRole("list", { name: "Projects" }).getByRole("article");
export const countOf = (key: string) =>
  projects.filter(({ categories }) => categories.some((name) => name === key)).length;
/** What the filter offers: subjects that a project has. */
export const offered = filterSubjects.filter(({ key }) => countOf(key) > 0);

/** Either side of every breakpoint, and both ends. */
export const widths = [320, 390, 575, 576, 767, 768, 991, 992, 1199, 1200, 1399, 1400, 1920];
