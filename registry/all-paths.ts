import { ownNames } from "#content/own-names.ts";
import type { ContentPage } from "./content-page.ts";
import { contentPages } from "./content-pages.ts";
import { pages } from "./pages.ts";

export interface SitePath {
  path: string;
  /** False when the page's HTML depends on the request. */
  prerender: boolean;
  /** False when the page names another address as its canonical one, or has nothing yet. */
  inSitemap: boolean;
}

/**
 * Every address of the site that answers with a page: the registry's, and those that follow from the content. Prerender list,
 * sitemap, link check, accessibility test and screenshots all start here, so nothing can be forgotten in one of them.
 * @throws {Error} where two pages have one address.
 */
export function allPaths(all: readonly AddressedPage[] = [...pages, ...contentPages]): SitePath[] {
  const take = ownNames("Pages");
  return all.map(({ path, title, prerender, canonical, inSitemap }) => {
    take("address", path, title);
    return {
      path,
      prerender: prerender !== false,
      inSitemap: canonical === undefined && inSitemap !== false,
    };
  });
}

type AddressedPage = Pick<ContentPage, "path" | "title" | "prerender" | "canonical" | "inSitemap">;
