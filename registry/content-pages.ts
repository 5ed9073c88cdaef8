import type { ContentPage } from "./content-page.ts";
import { postPages } from "./blog-pages.ts";
import { productPages } from "./product-pages.ts";
import { projectPages } from "./project-pages.ts";

/** Every page of this sort that has an address of its own. */
export const contentPages: readonly ContentPage[] = [
  ...postPages.all,
  ...projectPages.all,
  ...productPages.all,
];

const byPath = new Map(contentPages.map((page) => [page.path, page]));

/** The page at an address, spelled exactly; undefined when there is none. Knows the other presentations of a post as well. */
export function findContentPage(path: string): ContentPage | undefined {
  return (
    byPath.get(path) ??
    postPages.presentation(path) ??
    projectPages.bySlug(path) ??
    productPages.bySlug(path)
  );
}
