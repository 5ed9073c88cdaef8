/** Addresses of everything that is made from posts; free of content, so that browser code may use them too. */
import type { PostCategory } from "./post-categories.ts";
import { type PostType, postTypes } from "./post-fields.ts";

/** Where the nine presentations of a post begin. */
const PRESENTATIONS = "/blog-types";

/** Address of the page of one category. A name in place of a value (`:category`) makes the pattern of all of them, here and below. */
export function categoryPath(category: PostCategory | ":category"): string {
  return `/blogs/category/${category}`;
}

/** Address of the page of one author. */
export function authorPath(slug: string): string {
  return `/blogs/author/${slug}`;
}

/** Address of a post in one of the nine presentations (specification, point 2). */
export function postTypePath(type: PostType, id: number | ":id"): string {
  return `${PRESENTATIONS}/${type}/${id}`;
}

/** The five layouts of a post (specification, point 2), each shown with one post, by its id. */
export const postLayouts = {
  "/blogs/blog-post-layout-01": 27,
  "/blogs/blog-post-layout-02": 33,
  "/blogs/blog-post-layout-03": 35,
  "/blogs/blog-post-layout-04": 4,
  "/blogs/blog-post-layout-05": 22,
} as const satisfies Readonly<Record<string, number>>;

export type PostLayoutPath = keyof typeof postLayouts;

const presentation = new RegExp(`^${PRESENTATIONS}/(?:${postTypes.join("|")})/([1-9]\\d{0,8})$`);

/** Id of the post that the page at an address shows; undefined for pages that show none. */
export function postOnPage(path: string): number | undefined {
  const layouts: Readonly<Record<string, number>> = postLayouts;
  const id = presentation.exec(path)?.[1];
  return id === undefined ? layouts[path] : Number(id);
}

/** Whether an address belongs to one of the nine presentations of a post, existing or not. */
export function isPresentation(path: string): boolean {
  return presentation.test(path);
}
