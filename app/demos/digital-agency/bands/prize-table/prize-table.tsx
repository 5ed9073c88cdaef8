import * as styles from "./prize-table.module.css";
import { PrizesAtWork } from "./prizes-at-work.tsx";

interface PrizeTableProps {
  id: string;
  heading: string;
  intro: string;
  /** What the table lists; read out, not seen. */
  caption: string;
  columns: { prize: string; work: string; year: string; now: string };
  prizes: readonly { prize: string; work: string; year: string; now: string }[];
}

/** Prizes as what they are used for now: three of them drawn at their work, all of them in a table below that floor. */
export function PrizeTable({ id, heading, intro, caption, columns, prizes }: PrizeTableProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.band}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="text-lead text-soft">{intro}</p>
      </header>
      <PrizesAtWork />
      <table className={styles.table}>
        <caption className="sr-only">{caption}</caption>
        <thead className="max-md:sr-only">
          <tr>
            <th scope="col">{columns.prize}</th>
            <th scope="col">{columns.work}</th>
            <th scope="col">{columns.year}</th>
            <th scope="col">{columns.now}</th>
          </tr>
        </thead>
        <tbody>
          {prizes.map(({ prize, work, year, now }) => (
            <tr key={prize}>
              <th scope="row" className="display">
                {prize}
              </th>
              <td>{work}</td>
              <td>{year}</td>
              <td>{now}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
