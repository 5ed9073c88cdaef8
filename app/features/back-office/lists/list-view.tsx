import * as styles from "./admin-lists.module.css";
import type { ReactNode } from "react";
import type { Listed, ListRequest } from "#server/contract/office.ts";
import { listHref } from "#shared/back-office/addresses.ts";
import {
  EVERYTHING,
  FilterLinks,
  type FilterOption,
} from "#app/elements/actions/filter-links/filter-links.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Pagination } from "#app/elements/actions/pagination/pagination.tsx";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";
import { useTurnedPage } from "#app/lib/use-turned-page.ts";
import { AdminSearch } from "./admin-search.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { fill } from "#shared/words.ts";
import * as words from "../words.ts";

const toHeading = focusWhenGone(() => document.getElementById("list-heading"));

interface ListViewProps {
  path: string;
  heading: string;
  request: ListRequest;
  list: Listed<unknown>;
  /** The states to choose from, in order; without them there is no filter. */
  states?: readonly FilterOption[];
  /** What the search looks at, as the label of its field; without it there is no search. */
  search?: string;
  /** What will stand here once there is something. */
  empty: string;
  /** What can be done with all that matches. */
  tools?: ReactNode;
  /** The table. */
  children: ReactNode;
}

/** A list of the back office: heading with the number found, search, states, the rows, the pages. All of it is in the address. */
export function ListView({
  path,
  heading,
  request,
  list,
  states,
  search,
  empty,
  tools,
  children,
}: ListViewProps) {
  const { query, state } = request;
  useTurnedPage("list", { page: list.page, filter: `${state} ${query}` });
  const isNarrowed = query !== "" || state !== "";
  return (
    <section id="list" className={styles.list} aria-labelledby="list-heading">
      <PageHead heading={heading} count={list.total}>
        {tools}
      </PageHead>
      {(search || states) && (
        <div className={styles.listTools}>
          {search && <AdminSearch path={path} label={search} query={query} state={state} />}
          {states && (
            <FilterLinks
              className={styles.states}
              label={fill(words.byStatus, { list: heading })}
              options={[{ key: EVERYTHING, title: words.all }, ...states]}
              active={state || EVERYTHING}
              path={path}
              hrefOf={(key) => listHref(path, { query, state: key === EVERYTHING ? "" : key })}
            />
          )}
        </div>
      )}
      <p role="status" className="sr-only">
        {found(list, isNarrowed)}
      </p>
      {list.rows.length > 0 ? (
        children
      ) : (
        <div className={styles.empty}>
          <p>{isNarrowed ? words.noResults : empty}</p>
          {isNarrowed && (
            <p>
              <Link ref={toHeading} href={path} inPlace className={styles.link}>
                {words.showAll}
              </Link>
            </p>
          )}
        </div>
      )}
      <Pagination
        label={fill(words.pagesOf, { list: heading })}
        page={list.page}
        pageCount={list.pages}
        hrefOf={(page) => listHref(path, { query, state, page })}
      />
    </section>
  );
}

function found({ total, page, pages }: Listed<unknown>, isNarrowed: boolean): string {
  const text = fill(isNarrowed ? words.found : words.inTotal, { total });
  return pages > 1 ? fill(words.foundOnPage, { found: text, page, pages }) : text;
}
