import * as styles from "./hours-and-place.module.css";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Section } from "#app/sections/section.tsx";
import * as words from "#app/sections/words.ts";

interface HoursAndPlaceProps {
  id: string;
  heading: string;
  /** One line a day; `null` where the house is closed. */
  days: readonly { day: string; hours: string | null }[];
  notes: readonly string[];
  /** Symbol of a map in `public/drawings`, 1000 × 760, with the place marked on it; without one the place is told in words alone. */
  map?: string;
  place: { name: string; address: readonly string[]; directions?: string };
}

/** When somebody is there and how to get there: the week as a ruled table, the place beside it, on a drawn map where there is one. */
export function HoursAndPlace({ id, heading, days, notes, map, place }: HoursAndPlaceProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-14 lg:grid-cols-12">
        <div className="lg:col-span-6">
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <table className={`${styles.hoursTable} mt-10`}>
            <tbody className="tabular-nums">
              {days.map(({ day, hours }) => (
                <tr key={day} data-closed={hours === null || undefined}>
                  <th scope="row">{day}</th>
                  <td>{hours ?? words.closed}</td>
                </tr>
              ))}
            </tbody>
          </table>
          {notes.length > 0 && (
            <ul className="mt-6 grid gap-1.5 text-small text-soft">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          )}
        </div>
        <figure className="lg:col-span-5 lg:col-start-8">
          {map && (
            <div className={`${styles.placeMap} mb-6`}>
              <Drawing href={map} className="size-full" />
            </div>
          )}
          <figcaption className="grid gap-x-8 gap-y-3 sm:grid-cols-2">
            <address className="not-italic">
              <span className="font-semibold">{place.name}</span>
              {place.address.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </address>
            {place.directions && <p className="text-small text-soft">{place.directions}</p>}
          </figcaption>
        </figure>
      </div>
    </Section>
  );
}
