import * as book from "../../book.module.css";
import * as styles from "./book-index.module.css";
import type { ReactNode } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import { SearchForm } from "#app/features/search/site-search/site-search.tsx";
import type { Book } from "../../content.server.ts";

/** Every way into the other posts, set as the index of a book: search, subjects, months, authors, tags. */
export function BookIndex({
  id,
  heading,
  search,
  subjects,
  months,
  authors,
  tags,
  entries,
}: Book["index"]) {
  return (
    <aside id={id} aria-labelledby={`${id}-heading`} className={styles.index}>
      <h2 id={`${id}-heading`} className={`${styles.heading} display`}>
        {heading}
      </h2>
      <Part heading={search}>
        <SearchForm label="Search posts and pages" />
      </Part>
      <Part heading={subjects}>
        <Entries entries={entries.subjects} />
      </Part>
      <Part heading={months}>
        {entries.years.map(({ year, months }) => (
          <Year key={year} year={year} months={months} />
        ))}
      </Part>
      <Part heading={authors}>
        <Entries entries={entries.authors} />
      </Part>
      {entries.tags.length > 0 && (
        <Part heading={tags}>
          <ul className={styles.tags}>
            {entries.tags.map(({ label, href }) => (
              <li key={label}>
                <Link href={href} className={book.noteLink}>
                  {label.replaceAll("-", " ")}
                </Link>
              </li>
            ))}
          </ul>
        </Part>
      )}
    </aside>
  );
}

function Part({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <div className={styles.part}>
      <h3>{heading}</h3>
      {children}
    </div>
  );
}

/** A name, dots, and how many posts are behind it. */
function Entries({
  entries,
}: {
  entries: readonly { label: string; href: string; count: number }[];
}) {
  return (
    <ul className={styles.entries}>
      {entries.map(({ label, href, count }) => (
        <li key={href}>
          <Link href={href} className={styles.entry}>
            <span>{label}</span>
            <span aria-hidden className={styles.dots} />
            <span>
              {count}
              <span className="sr-only">{count === 1 ? " post" : " posts"}</span>
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Month = Book["index"]["entries"]["years"][number]["months"][number];

/** Twelve months, as on a year's calendar: those with posts are links. */
function Year({ year, months }: { year: string; months: readonly Month[] }) {
  return (
    <>
      <h4 className={styles.year}>{year}</h4>
      <ul className={styles.months}>
        {months.map((month) => (
          <li key={month.name}>
            {month.href ? (
              <Link href={month.href} aria-current={month.isChosen ? "true" : undefined}>
                {month.label} <span className="sr-only">{year}, </span>
                <span className={styles.count}>{month.count}</span>
                <span className="sr-only">{month.count === 1 ? " post" : " posts"}</span>
              </Link>
            ) : (
              <span>{month.label}</span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}
