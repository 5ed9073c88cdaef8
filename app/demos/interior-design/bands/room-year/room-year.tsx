import * as page from "../../interior-page.module.css";
import * as styles from "./room-year.module.css";
import { Drawing } from "#app/elements/media/drawing.tsx";

export interface YearStep {
  /** First and last month, both counted in. */
  from: number;
  to: number;
  title: string;
  text: string;
  /** What is there when the step is over. */
  result: string;
}

interface RoomYearProps {
  id: string;
  heading: string;
  /** Before the months of a step. */
  unit: string;
  /** Four: found, planned, begun and at home, as they are drawn. */
  steps: readonly YearStep[];
}

/** One corner of a room four times in the course of a year; side by side, the four are one wall. The crack in it stays. */
export function RoomYear({ id, heading, unit, steps }: RoomYearProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.year}>
      <h2 id={`${id}-heading`} className={`${styles.heading} display text-display-2`}>
        {heading}
      </h2>
      <ol className={styles.wall}>
        {steps.map(({ from, to, title, text, result }) => (
          <li key={title} className={styles.step}>
            <Drawing
              href="/drawings/verre.svg#year"
              viewBox="0 0 360 240"
              preserveAspectRatio="xMidYMax slice"
              className={`${page.drawing} ${styles.drawing}`}
            />
            <div className={styles.words}>
              <p className="text-label text-soft tabular-nums">
                {unit} {from}–{to}
              </p>
              <h3 className="display text-display-3">{title}</h3>
              <p className="text-small text-soft">{text}</p>
              <p className={`${styles.result} text-small font-semibold`}>{result}</p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
