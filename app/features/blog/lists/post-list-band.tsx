import { clsx } from "clsx";
import type { ReactNode } from "react";
import { BLOG } from "#content/addresses.ts";
import {
  EVERYTHING,
  FilterLinks,
  filterOptions,
} from "#app/elements/actions/filter-links/filter-links.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Pagination } from "#app/elements/actions/pagination/pagination.tsx";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";
import { useTurnedPage } from "#app/lib/use-turned-page.ts";
import { MorePosts } from "./more-posts.tsx";
import { LIST_ID, listHref, listSummary, shownSummary } from "./post-list-address.ts";
import type { PostListData } from "./post-list.server.ts";
import { useLoadedPages } from "./use-loaded-pages.ts";
import * as words from "../words.ts";

const widths = {
  page: "mx-auto w-full max-w-page px-gutter",
  wide: "mx-auto w-full max-w-wide px-gutter",
  /** From edge to edge. */
  full: "",
} as const;

const toHeading = focusWhenGone(() => document.getElementById(`${LIST_ID}-heading`));

interface BandProps<Item> {
  list: PostListData<Item>;
  /** Width of the posts; the filter and the pages keep to the page's own. */
  width?: keyof typeof widths;
  /** Lists that are about one subject already have no filter. */
  withFilter?: boolean;
  /** Stands beside the list on wide screens, after it on others. */
  aside?: ReactNode;
  children: (posts: readonly Item[]) => ReactNode;
}

/** A list of posts with its filter and its pages to turn. What a page of it looks like is the caller's. */
export function PostListBand<Item>({ list, children, ...look }: BandProps<Item>) {
  const { page, pageCount } = list;
  useTurnedPage(LIST_ID, list);
  return (
    <Band list={list} summary={listSummary(list)} {...look} posts={children(list.posts)}>
      <Pagination
        label={words.pagesOfPosts}
        page={page}
        pageCount={pageCount}
        hrefOf={(number) => listHref(list, number)}
      />
    </Band>
  );
}

/**
 * The same list growing at its end: the next page is a link, whose posts are set below those that are there. Its address is that of the
 * page loaded last, so that a reload, or the way back from a post, shows the posts last seen.
 */
export function GrowingPostListBand<Item extends { id: number }>({
  list,
  children,
  ...look
}: BandProps<Item>) {
  const { posts, first } = useLoadedPages(list);
  useTurnedPage(LIST_ID, { page: first, filter: list.filter });
  return (
    <Band list={list} summary={shownSummary(list, posts.length)} {...look} posts={children(posts)}>
      <MorePosts list={list} first={first} />
    </Band>
  );
}

function Band<Item>({
  list: { path, filter, total },
  summary,
  width = "wide",
  withFilter = true,
  aside,
  posts,
  children,
}: Omit<BandProps<Item>, "children"> & {
  summary: string;
  posts: ReactNode;
  children: ReactNode;
}) {
  const frame = aside ? undefined : widths.wide;
  return (
    <div
      className={clsx(
        "pt-8 pb-normal",
        aside &&
          clsx(widths.wide, "grid grid-cols-1 gap-12 xl:grid-cols-[minmax(0,5fr)_minmax(0,2fr)]"),
      )}
    >
      <section id={LIST_ID} aria-labelledby={`${LIST_ID}-heading`} className="min-w-0">
        <div className={frame}>
          <h2 id={`${LIST_ID}-heading`} tabIndex={-1} className="sr-only">
            {words.posts}
          </h2>
          <div className="mb-8 flex flex-wrap items-center justify-between gap-x-10 gap-y-2 lg:mb-12">
            {withFilter && (
              <FilterLinks
                label={words.filterPosts}
                options={filterOptions}
                active={filter}
                path={path}
              />
            )}
            <p role="status" className="text-small text-soft tabular-nums">
              {summary}
            </p>
          </div>
        </div>
        <div className={aside ? undefined : widths[width]}>
          {total > 0 ? posts : <NothingHere path={path} filter={filter} />}
        </div>
        <div className={frame}>
          <div className="mt-12 flex justify-center lg:mt-16">{children}</div>
        </div>
      </section>
      {aside}
    </div>
  );
}

/** A list without a post, by its filter or of itself: not an error, and not the end. */
function NothingHere({ path, filter }: { path: string; filter: string }) {
  const isFiltered = filter !== EVERYTHING;
  return (
    <div className="mx-auto grid w-full max-w-page gap-5 border-y border-line px-gutter py-16">
      <p className="display text-display-3">{isFiltered ? words.noPosts : words.noPostsYet}</p>
      <p className="max-w-text text-soft">
        {isFiltered ? words.noPostsText : words.noPostsYetText}
      </p>
      {(isFiltered || path !== BLOG) && (
        <p>
          <ButtonLink
            ref={toHeading}
            href={isFiltered ? path : BLOG}
            inPlace={isFiltered}
            tone="quiet"
          >
            {words.showAll}
          </ButtonLink>
        </p>
      )}
    </div>
  );
}
