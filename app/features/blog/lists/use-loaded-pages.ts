import { useEffect, useState } from "react";
import { postLinkId } from "./post-card-parts.tsx";
import type { PostListData } from "./post-list.server.ts";

/**
 * The pages of a list that were loaded one after the other, as one. A page that follows on the last one is added, and its first post
 * takes the focus; any other view begins anew.
 */
export function useLoadedPages<Item extends { id: number }>(list: PostListData<Item>) {
  const [pages, setPages] = useState([list]);
  const [added, setAdded] = useState<number | null>(null);
  const last = pages.at(-1);
  if (last !== list) {
    const follows = last?.filter === list.filter && last.page + 1 === list.page;
    const isSame = last?.filter === list.filter && last.page === list.page;
    setPages(follows ? [...pages, list] : isSame ? [...pages.slice(0, -1), list] : [list]);
    if (!isSame) setAdded((follows && list.posts[0]?.id) || null);
  }

  useEffect(() => {
    if (added !== null) document.getElementById(postLinkId(added))?.focus();
  }, [added]);

  return {
    posts: pages.flatMap((page) => page.posts),
    /** Number of the first page shown. */
    first: pages[0]?.page ?? list.page,
  };
}
