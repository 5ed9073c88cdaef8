import * as styles from "./bake-times.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface BakeTimesProps {
  id: string;
  heading: string;
  intro: string;
  picture: PictureSource;
  caption: string;
  columns: readonly [time: string, bake: string, price: string];
  bakes: readonly { time: string; name: string; detail: string; price: string }[];
  note: string;
}

/** What comes out of the oven, as a railway's timetable; the tray lies beside it and reaches the edge of the page. */
export function BakeTimes({
  id,
  heading,
  intro,
  picture,
  caption,
  columns,
  bakes,
  note,
}: BakeTimesProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.times}>
      <div className={styles.timesWords}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-soft">{intro}</p>
        <table className={styles.table}>
          <caption className="sr-only">{caption}</caption>
          <thead className="text-small text-soft">
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {bakes.map(({ time, name, detail, price }) => (
              <tr key={name}>
                <td className={`${styles.time} figures`}>{time}</td>
                <th scope="row">
                  <span className={`${styles.name} display`}>{name}</span>
                  <span className="block text-small text-soft">{detail}</span>
                </th>
                <td className="tabular-nums">{price}</td>
              </tr>
            ))}
          </tbody>
        </table>
        <p className="text-small text-soft">{note}</p>
      </div>
      <div className={styles.tray}>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 56vw, 135vw"
          className={styles.timesPicture}
        />
      </div>
    </section>
  );
}
