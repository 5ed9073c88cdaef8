import { data } from "react-router";
import { type Post, posts } from "#content/blog.ts";
import type { BlogType } from "#content/post-fields.ts";
import { activeFilter, EVERYTHING } from "#app/elements/actions/filter-links/filter-links.tsx";
import { pagePath } from "#app/engine/page-path.ts";
import { type ListedPost, listedPost } from "./listed-post.server.ts";

interface ListOptions {
  /** Posts of this layout stand first (specification, point 3: the layout a post belongs to). */
  blogType?: BlogType;
  /** Posts on one page of the list, however many there are. */
  perPage: number;
  /** Of all posts, only these. */
  where?: (post: Post) => boolean;
}

/** One page of a list: `Item` is what it shows of a post. */
export interface PostListData<Item = ListedPost> {
  /** Address of the list, without its query. */
  path: string;
  /** Key of the active filter; `*` for all. */
  filter: string;
  page: number;
  pageCount: number;
  /** Posts in all, on every page of the list. */
  total: number;
  posts: Item[];
}

/**
 * What a list of posts shows at an address: `?filter=KEY` narrows it to one subject, `?page=N` turns to a later page. Both work without
 * script. `show` says what travels of each post, where a list needs more than a card.
 * @throws a 404 answer for a page that the list does not have.
 */
export function postList(url: URL, options: ListOptions): PostListData;
export function postList<Item>(
  url: URL,
  options: ListOptions,
  show: (post: Post) => Item,
): PostListData<Item>;
export function postList(
  url: URL,
  { blogType, perPage, where }: ListOptions,
  show: (post: Post) => unknown = listedPost,
): PostListData<unknown> {
  const path = pagePath(url.pathname);
  const filter = activeFilter(url.searchParams);
  const chosen = posts.filter(
    (post) =>
      (!where || where(post)) &&
      (filter === EVERYTHING || post.category.some((name) => name === filter)),
  );
  const ordered = blogType ? leading(chosen, (post) => post.blogType === blogType) : chosen;
  const pageCount = Math.max(1, Math.ceil(ordered.length / perPage));
  const page = pageNumber(url.searchParams.get("page"));
  if (page === null || page > pageCount) throw data(null, { status: 404 });
  return {
    path,
    filter,
    page,
    pageCount,
    total: ordered.length,
    posts: ordered.slice((page - 1) * perPage, page * perPage).map(show),
  };
}

/** Those that `isFirst` before the others; both keep their order. */
function leading<Item>(items: readonly Item[], isFirst: (item: Item) => boolean): Item[] {
  return [...items.filter(isFirst), ...items.filter((item) => !isFirst(item))];
}

/** Null: not the number of a page. */
function pageNumber(text: string | null): number | null {
  if (text === null) return 1;
  return /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;
}
