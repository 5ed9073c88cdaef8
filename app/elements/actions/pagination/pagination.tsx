import * as styles from "./pagination.module.css";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

interface PaginationProps {
  /** What is turned: "Pages of posts". */
  label: string;
  page: number;
  pageCount: number;
  /** Address of a page of the list. */
  hrefOf: (page: number) => string;
}

/** Turns the pages of a list, by links: first, last and the neighbours of the present one, with gaps between. Nothing where there is one page. */
export function Pagination({ label, page, pageCount, hrefOf }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav aria-label={label} className={styles.pagination}>
      <Turn
        href={page > 1 ? hrefOf(page - 1) : null}
        label={words.previousPage}
        icon="chevron-left"
        rel="prev"
      />
      <ol>
        {pagesShown(page, pageCount).map((number, index, shown) => (
          <li key={number} className={isAfterGap(shown, index) ? styles.gap : undefined}>
            <Link
              href={hrefOf(number)}
              aria-current={number === page ? "page" : undefined}
              aria-label={fill(words.page, { number })}
            >
              {number}
            </Link>
          </li>
        ))}
      </ol>
      <Turn
        href={page < pageCount ? hrefOf(page + 1) : null}
        label={words.nextPage}
        icon="chevron-right"
        rel="next"
      />
    </nav>
  );
}

function Turn({
  href,
  label,
  icon,
  rel,
}: {
  href: string | null;
  label: string;
  icon: "chevron-left" | "chevron-right";
  rel: "prev" | "next";
}) {
  // The place stays, so that the numbers do not move.
  if (!href) return <span className={styles.turn} aria-hidden />;
  return (
    <Link href={href} rel={rel} aria-label={label} className={styles.turn}>
      <Icon name={icon} className="size-5 rtl:rotate-180" />
    </Link>
  );
}

/** At most seven numbers: with ten thousand posts the list of pages stays one line. */
export function pagesShown(page: number, pageCount: number): number[] {
  return [...new Set([1, page - 1, page, page + 1, pageCount])].filter(
    (number) => number >= 1 && number <= pageCount,
  );
}

function isAfterGap(shown: readonly number[], index: number): boolean {
  const before = shown[index - 1];
  return before !== undefined && shown[index]! - before > 1;
}
