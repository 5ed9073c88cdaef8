/** Addresses of everything that is made from posts; free of content, so that browser code may use them too. */
import { AUTHOR, CATEGORY, POST, POST_LAYOUTS } from "./addresses.ts";
import type { PostCategory } from "./post-categories.ts";
import { type PostType, postTypes } from "./post-fields.ts";

/** Address of the page of one category. */
export function categoryPath(category: PostCategory): string {
  return CATEGORY.replace(":category", category);
}

/** Address of the page of one author. */
export function authorPath(slug: string): string {
  return AUTHOR.replace(":author", slug);
}

/** What a post's address is made from. */
interface PostNames {
  id: number;
  /** The name of its file. */
  slug: string;
  postType: PostType;
}

/**
 * Address of a post; of another presentation of it, where it has nine, by another `postType`.
 * @param pattern also one that addresses had before.
 */
export function postPath({ id, slug, postType }: PostNames, pattern = POST): string {
  return pattern.replace(":type", postType).replace(":id", String(id)).replace(":slug", slug);
}

/** The posts that the five layouts are shown with at `POST_LAYOUTS` (specification, point 2), by their ids. */
const postLayouts = {
  "01": 27,
  "02": 33,
  "03": 35,
  "04": 4,
  "05": 22,
} as const satisfies Readonly<Record<string, number>>;

const onLayouts = new Map(
  Object.entries(postLayouts).map(([layout, id]) => [POST_LAYOUTS + layout, { id }]),
);

const address = new RegExp(
  `^${POST.replace(":type", `(?:${postTypes.join("|")})`)
    .replace(":id", "(?<id>[1-9]\\d{0,8})")
    .replace(":slug", "(?<slug>[a-z0-9-]+)")}$`,
);

/** The post that an address is made for, existing or not, by its id or its slug; undefined for addresses of other pages. */
export function postAtAddress(path: string): { id?: number; slug?: string } | undefined {
  const found = address.exec(path);
  if (!found) return undefined;
  const { id, slug } = found.groups as { id?: string; slug?: string };
  return { ...(id !== undefined && { id: Number(id) }), ...(slug !== undefined && { slug }) };
}

/** The same, also of pages that show a post in one of the five layouts. */
export function postOnPage(path: string): { id?: number; slug?: string } | undefined {
  return onLayouts.get(path) ?? postAtAddress(path);
}
