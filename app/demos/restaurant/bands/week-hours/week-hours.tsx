import * as styles from "./week-hours.module.css";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Section } from "#app/sections/section.tsx";
import * as words from "#app/sections/words.ts";

interface WeekHoursProps {
  id: string;
  heading: string;
  /** Names of the two services of a day, as columns. */
  columns: readonly [string, string];
  /** One line a day; `null` where there is no such service. */
  days: readonly { day: string; hours: readonly [string | null, string | null] }[];
  notes: readonly string[];
  /** Symbol of a map in `public/drawings`, 1000 × 760, with the place marked on it. */
  map: string;
  place: { name: string; address: readonly string[]; directions: string };
}

/** The week as large as a notice on the door, to be read from across the court; beside it the way up to that door. */
export function WeekHours({ id, heading, columns, days, notes, map, place }: WeekHoursProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.band}>
      <h2 id={`${id}-heading`} className={`${styles.heading} display text-display-1`}>
        {heading}
      </h2>
      <div>
        <table className={styles.week}>
          <thead className="text-small text-soft">
            <tr>
              <th scope="col">
                <span className="sr-only">{words.day}</span>
              </th>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="display">
            {days.map(({ day, hours }) => (
              <tr key={day} data-closed={hours.every((open) => open === null) || undefined}>
                <th scope="row">{day}</th>
                {columns.map((column, index) => (
                  <td key={column}>
                    {hours[index] ?? <span className="text-soft">{words.closed}</span>}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
        <ul className="mt-6 grid gap-1.5 text-small text-soft">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <figure className={styles.place}>
        <Drawing href={map} className={styles.map} />
        <figcaption className="grid gap-4">
          <address className="display text-display-4 not-italic">
            {[place.name, ...place.address].map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </address>
          <p className="max-w-[38ch] text-soft">{place.directions}</p>
        </figcaption>
      </figure>
    </Section>
  );
}
