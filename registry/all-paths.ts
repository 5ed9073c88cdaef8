import { contentPages } from "./content-pages.ts";
import { pages } from "./pages.ts";

export interface SitePath {
  path: string;
  /** False when the page's HTML depends on the request. */
  prerender: boolean;
  /** False when the page names another address as its canonical one. */
  inSitemap: boolean;
}

/**
 * Every address of the site that answers with a page: the registry's, and those that follow from the content. Prerender list,
 * sitemap, link check, accessibility test and screenshots all start here, so nothing can be forgotten in one of them.
 */
export function allPaths(): SitePath[] {
  return [...pages, ...contentPages].map((page) => ({
    path: page.path,
    prerender: page.prerender !== false,
    inSitemap: page.canonical === undefined,
  }));
}
