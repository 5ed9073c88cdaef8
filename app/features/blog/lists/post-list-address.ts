import { EVERYTHING } from "#app/elements/actions/filter-links/filter-links.tsx";
import { counted } from "#shared/counted.ts";
import { fill } from "#shared/words.ts";
import type { PostListData } from "./post-list.server.ts";
import * as words from "../words.ts";

/** Where a list begins on its page. */
export const LIST_ID = "posts";

type View = Pick<PostListData, "path" | "filter" | "page" | "pageCount" | "total">;

/** Address of a page of the list as it is filtered now, at the list's top. */
export function listHref({ path, filter }: Pick<View, "path" | "filter">, page: number): string {
  const query = new URLSearchParams();
  if (filter !== EVERYTHING) query.set("filter", filter);
  if (page > 1) query.set("page", String(page));
  const search = query.toString();
  return `${path}${search && `?${search}`}#${LIST_ID}`;
}

/** How much there is, in words: "41 posts, page 2 of 4". */
export function listSummary({ total, page, pageCount }: View): string {
  const posts = counted(words.postCount, total);
  return pageCount > 1 ? fill(words.pageOfPosts, { posts, page, pageCount }) : posts;
}

/** How much is shown of a growing list, in words: "24 of 41 posts". */
export function shownSummary({ total }: Pick<View, "total">, shown: number): string {
  return counted(words.shownPosts, total, { shown });
}
