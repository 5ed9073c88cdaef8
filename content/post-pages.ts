import { postTypes } from "./post-fields.ts";

/** The five layouts of a post (specification, point 2), each shown with one post, by its id. */
export const postLayouts = {
  "/blogs/blog-post-layout-01": 9,
  "/blogs/blog-post-layout-02": 8,
  "/blogs/blog-post-layout-03": 6,
  "/blogs/blog-post-layout-04": 4,
  "/blogs/blog-post-layout-05": 3,
} as const satisfies Readonly<Record<string, number>>;

export type PostLayoutPath = keyof typeof postLayouts;

const presentation = new RegExp(`^/blog-types/(?:${postTypes.join("|")})/([1-9]\\d{0,8})$`);

/** Id of the post that the page at an address shows; undefined for pages that show none. */
export function postOnPage(path: string): number | undefined {
  const layouts: Readonly<Record<string, number>> = postLayouts;
  const id = presentation.exec(path)?.[1];
  return id === undefined ? layouts[path] : Number(id);
}
