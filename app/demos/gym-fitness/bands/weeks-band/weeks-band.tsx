import * as styles from "./weeks-band.module.css";
import { ProgressBar } from "#app/elements/figures/progress-bar/progress-bar.tsx";
import { Section } from "#app/sections/section.tsx";

interface WeeksBandProps {
  id: string;
  /** How many weeks there are: one field of each bar is one of them. */
  weeks: number;
  heading: string;
  intro: string;
  /** What happens, and in which week. */
  changes: readonly { text: string; week: number }[];
  note: string;
}

/** What a course of weeks changes: a bar for each change, as long as one has to wait for it. */
export function WeeksBand({ id, weeks, heading, intro, changes, note }: WeeksBandProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.band}>
      <div className={styles.head}>
        <p aria-hidden className={`${styles.figure} figures`}>
          {weeks}
        </p>
        <h2 id={`${id}-heading`} className="display text-display-3">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-soft">{intro}</p>
      </div>
      <div className="grid content-start gap-6">
        <ul className={styles.bars}>
          {changes.map(({ text, week }) => (
            <li key={text}>
              <ProgressBar
                look="counted"
                label={text}
                value={week}
                max={weeks}
                text={`Week ${week}`}
              />
            </li>
          ))}
        </ul>
        <p className="text-small text-soft">{note}</p>
      </div>
    </Section>
  );
}
