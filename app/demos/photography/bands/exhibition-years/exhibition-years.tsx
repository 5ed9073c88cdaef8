import * as styles from "./exhibition-years.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface ExhibitionYear {
  year: number;
  shows: readonly {
    title: string;
    /** The house and its town. */
    place: string;
    pictures: number;
    /** A time of day, as it is shown. */
    closes: string;
  }[];
}

interface ExhibitionYearsProps {
  id: string;
  heading: string;
  intro: string;
  /** What the table lists; read out, not seen. */
  caption: string;
  columns: { year: string; title: string; place: string; pictures: string; closes: string };
  /** The latest first. */
  years: readonly ExhibitionYear[];
}

/** What was shown where, by year: one ruled table, each year on the line of its first show. On phones a block for each show. */
export function ExhibitionYears({
  id,
  heading,
  intro,
  caption,
  columns,
  years,
}: ExhibitionYearsProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-8"
      />
      <table className={styles.years}>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns.year}</th>
            <th scope="col">{columns.title}</th>
            <th scope="col">{columns.place}</th>
            <th scope="col">{columns.pictures}</th>
            <th scope="col">{columns.closes}</th>
          </tr>
        </thead>
        {years.map(({ year, shows }) => (
          <tbody key={year}>
            {shows.map(({ title, place, pictures, closes }, index) => (
              <tr key={title}>
                {index === 0 && (
                  <th scope="rowgroup" rowSpan={shows.length} className="display">
                    {year}
                  </th>
                )}
                <th scope="row">{title}</th>
                <td>{place}</td>
                <td data-head={columns.pictures}>{pictures}</td>
                <td data-head={columns.closes}>{closes}</td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Section>
  );
}
