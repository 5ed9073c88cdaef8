import * as styles from "./figures-by-year.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface FiguresByYearProps {
  id: string;
  heading: string;
  intro: string;
  /** What the table shows; read out, not seen. */
  caption: string;
  /** Heads the names of the rows; read out, not seen. */
  subject: string;
  /** The last one is set large. */
  years: readonly number[];
  rows: readonly {
    name: string;
    /** What is counted, or what to think of it. */
    note: string;
    /** One for each year. */
    values: readonly number[];
  }[];
}

/** A few figures over the years as a ruled table on the brand's ground; the present one is as large as a heading. */
export function FiguresByYear({
  id,
  heading,
  intro,
  caption,
  subject,
  years,
  rows,
}: FiguresByYearProps) {
  return (
    <Section id={id} tone="brand" width="wide" aria-labelledby={`${id}-heading`}>
      <div className={styles.chart}>
        <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
        <table className={styles.table}>
          <caption className="sr-only">{caption}</caption>
          <thead className="text-small">
            <tr>
              <th scope="col">
                <span className="sr-only">{subject}</span>
              </th>
              {years.map((year) => (
                <th key={year} scope="col">
                  {year}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ name, note, values }) => (
              <tr key={name}>
                <th scope="row">
                  <span className="block font-semibold">{name}</span>
                  <span className="block text-small">{note}</span>
                </th>
                {years.map((year, index) => (
                  <td key={year}>{values[index]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </Section>
  );
}
