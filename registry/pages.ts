import { blogRoutes, blogsPages } from "#app/features/blog/pages/entries.ts";
import { elementsPages } from "#app/showcase/elements/entries.ts";
import { footersPages } from "#app/showcase/footers/entries.ts";
import { headersPages } from "#app/showcase/headers/entries.ts";
import { homePages, homeRoutes } from "#app/demos/entries.ts";
import { iconsPages } from "#app/showcase/icons/entries.ts";
import { informationPages } from "#app/information/entries.ts";
import { modalsPages } from "#app/showcase/modals/entries.ts";
import { pageTitlesPages } from "#app/showcase/page-titles/entries.ts";
import { portfolioPages, portfolioRoutes } from "#app/features/portfolio/pages/entries.ts";
import { accountsPages, accountsRoutes } from "#app/features/accounts/pages/entries.ts";
import { backOfficeRoutes } from "#app/features/back-office/pages/entries.ts";
import { commentsRoutes } from "#app/features/comments/pages/entries.ts";
import { newsletterRoutes } from "#app/features/newsletter/pages/entries.ts";
import { searchRoutes } from "#app/features/search/pages/entry.ts";
import { maintenanceRoute, notFoundRoute } from "#app/frame/errors/entries.ts";
import { trialRoute } from "#app/showcase/frames/entries.ts";
import type { ExtraRoute, Page, RouteEntry } from "./page.ts";
import { shopPages, shopRoutes } from "#app/features/shop/pages/entries.ts";

/**
 * Every page of the specification's point 2, in the specification's order. Routes, prerender list, menus,
 * sitemap, search and tests are all derived from this list; a page that is not here does not exist.
 */
export const pages: readonly Page[] = [
  ...homePages,
  ...headersPages,
  ...footersPages,
  ...elementsPages,
  ...portfolioPages,
  ...blogsPages,
  ...modalsPages,
  ...iconsPages,
  ...pageTitlesPages,
  ...informationPages,
  ...shopPages,
  ...accountsPages,
];

/** Addresses of the specification with a parameter, and whatever has no page: made by one module each. */
export const parametricRoutes: readonly RouteEntry[] = [...blogRoutes, notFoundRoute];

/** Addresses outside the specification: what the registry's test and the check of links know of them. */
export const extraRoutes: readonly ExtraRoute[] = [
  ...portfolioRoutes,
  ...shopRoutes,
  ...homeRoutes,
  ...accountsRoutes,
  ...newsletterRoutes,
  ...commentsRoutes,
  ...backOfficeRoutes,
  ...searchRoutes,
  maintenanceRoute,
  { path: "/feed.xml", reason: "the blog for feed readers, RSS 2.0" },
  { path: "/atom.xml", reason: "the blog for feed readers, Atom 1.0" },
  { path: "/feed.json", reason: "the blog for feed readers, JSON Feed" },
  { path: "/sitemap.xml", reason: "for search engines" },
  { path: "/robots.txt", reason: "for search engines" },
  trialRoute,
  {
    path: "/dev/mail/:key",
    reason: "kept mails, on this machine alone, for whoever has the key that is printed at start",
  },
];

const byPath = new Map(pages.map((page) => [page.path, page]));

/** The page at an address, spelled exactly; undefined when there is none. */
export function findPage(path: string): Page | undefined {
  return byPath.get(path);
}

/** The title of a page outside the registry, or undefined when no such page is known. */
export function extraTitle(path: string): string | undefined {
  return extraRoutes.find((route) =>
    new RegExp(`^${route.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  )?.title;
}
