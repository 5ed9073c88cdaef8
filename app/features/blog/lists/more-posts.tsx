import { type MouseEvent, useState } from "react";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { useGoTo } from "#app/engine/use-go-to.ts";
import { listHref } from "./post-list-address.ts";
import type { PostListData } from "./post-list.server.ts";
import * as words from "../words.ts";

interface MorePostsProps<Item> {
  list: PostListData<Item>;
  /** Number of the first page that stands above. */
  first: number;
}

/** The way on at the end of a growing list, and the way back to posts before those shown. Without script both turn the page. */
export function MorePosts<Item>({ list, first }: MorePostsProps<Item>) {
  const goTo = useGoTo();
  const [isLoading, setLoading] = useState(false);
  const { page, pageCount } = list;
  if (first === 1 && page === pageCount) return null;

  function load(event: MouseEvent, href: string) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    void goTo(href, { replace: true, preventScrollReset: true }).finally(() => setLoading(false));
  }

  const next = listHref(list, page + 1);
  const start = listHref(list, 1);
  return (
    <p className="flex flex-wrap items-center justify-center gap-x-10 gap-y-4">
      {first > 1 && (
        <ButtonLink href={start} tone="bare" onClick={(event) => load(event, start)}>
          {words.backToFirstPage}
        </ButtonLink>
      )}
      {page < pageCount && (
        <ButtonLink
          href={next}
          tone="quiet"
          size="large"
          aria-disabled={isLoading || undefined}
          onClick={(event) => load(event, next)}
        >
          {isLoading ? words.loadingMore : words.loadMore}
        </ButtonLink>
      )}
    </p>
  );
}
