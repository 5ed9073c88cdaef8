import * as styles from "./door-hours.module.css";
import type { CSSProperties } from "react";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Section } from "#app/sections/section.tsx";
import { day as dayHead } from "#app/sections/words.ts";

/** From and to, "05:30" and "23:00". */
type Hours = readonly [from: string, to: string];

interface DoorHoursProps {
  id: string;
  heading: string;
  /** Names of the two services of a day: the first is set as large as the page bears. */
  columns: readonly [string, string];
  days: readonly { day: string; hours: readonly [Hours, Hours] }[];
  notes: readonly string[];
  /** Symbol of a map in `public/drawings`, 1000 × 760, with the place marked on it. */
  map: string;
  /** What is written on it: where it begins, in the map's units, and how far it is turned, in degrees. */
  names: readonly { text: string; x: number; y: number; turn?: number }[];
  place: { name: string; address: readonly string[]; directions: string };
}

/** When the door opens, in the size of what is painted on it; under each line the day as a bar of 24 hours, the coach's part in red. Then where the door is. */
export function DoorHours({
  id,
  heading,
  columns,
  days,
  notes,
  map,
  names,
  place,
}: DoorHoursProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <div className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <ul className={styles.notes}>
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      </div>
      <table className={styles.hours}>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">{dayHead}</span>
            </th>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {days.map(({ day, hours }) => (
            <tr key={day} style={barOf(hours)}>
              <th scope="row" className="display">
                {day}
              </th>
              {columns.map((column, index) => (
                <td key={column}>
                  <span aria-hidden className={styles.label}>
                    {column}
                  </span>
                  <span className="figures">{hours[index]?.join("–")}</span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <figure className={styles.place}>
        <div className={styles.map}>
          <Drawing
            href={map}
            viewBox="0 0 1000 760"
            preserveAspectRatio="xMidYMid slice"
            className="size-full"
          />
          {names.map(({ text, x, y, turn = 0 }) => (
            <span
              key={text}
              aria-hidden
              className={styles.onMap}
              style={{ "--x": x, "--y": y, rotate: `${turn}deg` } as CSSProperties}
            >
              {text}
            </span>
          ))}
        </div>
        <figcaption className={styles.words}>
          <address className="not-italic">
            <span className="sr-only">{place.name}</span>
            {place.address.map((line) => (
              <span key={line} className="display block text-display-3">
                {line}
              </span>
            ))}
          </address>
          <p className="max-w-[44ch] text-small text-soft lg:text-body">{place.directions}</p>
        </figcaption>
      </figure>
    </Section>
  );
}

/** Where the bars of a day begin and end, as parts of it. */
function barOf([[open, close], [comes, goes]]: readonly [Hours, Hours]) {
  const part = (time: string) => {
    const [hour = 0, minute = 0] = time.split(":").map(Number);
    return (hour + minute / 60) / 24;
  };
  return {
    "--open": part(open),
    "--close": part(close),
    "--comes": part(comes),
    "--goes": part(goes),
  } as CSSProperties;
}
