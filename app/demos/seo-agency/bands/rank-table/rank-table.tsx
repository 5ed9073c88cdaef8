import * as styles from "./rank-table.module.css";
import type { CSSProperties } from "react";
import { rankShare } from "#app/demos/seo-agency/rank-scale.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** The first page of results. */
const FIRST_PAGE = 10;

export interface RankedQuery {
  query: string;
  /** Whose page it is. */
  owner: string;
  /** Places in the list of results, 1 is the best. */
  before: number;
  after: number;
  /** What came of it, in a few words. */
  outcome: string;
}

interface RankTableProps {
  id: string;
  heading: string;
  intro: string;
  caption: string;
  columns: { query: string; before: string; course: string; after: string; outcome: string };
  /** Where the scale begins, at the bad end. */
  last: number;
  queries: readonly RankedQuery[];
  /** How it was measured, and what became of those not shown. */
  note: string;
}

/** Places before and after, as a true table with each move drawn on one scale; the first page of results is lit. Those that fell say so. */
export function RankTable({
  id,
  heading,
  intro,
  caption,
  columns,
  last,
  queries,
  note,
}: RankTableProps) {
  const share = (place: number) => rankShare(place, last);
  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      <table
        className={styles.table}
        style={{ "--first-page": share(FIRST_PAGE) } as CSSProperties}
      >
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="text-label text-soft">
            <th scope="col">{columns.query}</th>
            <th scope="col">{columns.before}</th>
            <td className={styles.scale} aria-hidden>
              <span>{last}</span>
              <span>{columns.course}</span>
              <span>1</span>
            </td>
            <th scope="col">{columns.after}</th>
            <th scope="col">{columns.outcome}</th>
          </tr>
        </thead>
        <tbody>
          {queries.map(({ query, owner, before, after, outcome }) => (
            <tr key={query} className={after > before ? styles.fell : undefined}>
              <th scope="row">
                <span className="block font-semibold">{query}</span>
                <span className={`${styles.owner} text-label text-soft`}>{owner}</span>
              </th>
              <td className={`${styles.place} figures`} data-head={columns.before}>
                {before}
              </td>
              <td className={styles.course} aria-hidden>
                <span
                  style={
                    {
                      "--from": share(Math.max(before, after)),
                      "--to": share(Math.min(before, after)),
                    } as CSSProperties
                  }
                />
              </td>
              <td className={`${styles.place} ${styles.after} figures`} data-head={columns.after}>
                {after}
                {after > before && <span className="sr-only">, fell</span>}
              </td>
              <td data-head={columns.outcome} className="text-small">
                {outcome}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="mt-4 max-w-[80ch] text-small text-soft">{note}</p>
    </Section>
  );
}
