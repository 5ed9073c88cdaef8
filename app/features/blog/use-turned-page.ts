import { useEffect, useRef } from "react";
import { LIST_ID } from "./post-list-address.ts";
import type { PostListData } from "./post-list.server.ts";

/**
 * After a page of a list was turned, Back included, reading goes on at the list's top: the window and the focus go there. A change of the
 * filter stays where it is.
 */
export function useTurnedPage({ page, filter }: Pick<PostListData, "page" | "filter">): void {
  const previous = useRef({ page, filter });
  useEffect(() => {
    const was = previous.current;
    previous.current = { page, filter };
    if (was.page === page || was.filter !== filter) return;
    document.getElementById(LIST_ID)?.scrollIntoView({ behavior: "instant" });
    document.getElementById(`${LIST_ID}-heading`)?.focus({ preventScroll: true });
  }, [page, filter]);
}
