import * as styles from "./results-page.module.css";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface ResultsPageProps {
  /** What was typed, in the words of people who search. */
  query: string;
  /** A `SearchResult` in each `<li>`. */
  children: ReactNode;
}

/** A page of search results: what was typed, and what was found for it. */
export function ResultsPage({ query, children }: ResultsPageProps) {
  return (
    <div className={styles.page}>
      <p className={styles.query}>
        <Icon name="search" className="size-5 shrink-0" />
        <q>{query}</q>
      </p>
      <ol>{children}</ol>
    </div>
  );
}

interface SearchResultProps {
  position: number;
  /** Where it was found, as such a page says it: "uprank.example › Journal". */
  place: string;
  /** Its title, or a link that has `resultLink`. */
  title: ReactNode;
  picture?: PictureSource;
  /** What a searcher reads of it. */
  children: ReactNode;
}

/** One result: its position, where it is, its title and a few words of it. */
export function SearchResult({ position, place, title, picture, children }: SearchResultProps) {
  return (
    <article className={styles.result}>
      <span aria-hidden className={styles.position}>
        {position}
      </span>
      <p className={`${styles.place} text-label text-soft`}>{place}</p>
      <h3 className={`${styles.title} display text-display-4`}>{title}</h3>
      <p className={styles.snippet}>{children}</p>
      {picture && (
        <Picture picture={picture} alt="" ratio="3 / 2" sizes="200px" className={styles.picture} />
      )}
    </article>
  );
}

/** Class of a link that is pressed anywhere on its result. */
export const resultLink = styles.link;

/** Class of what a phone leaves out of the words of a result. */
export const resultExcerpt = styles.excerpt;
