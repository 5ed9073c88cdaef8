import * as styles from "./shared-hours.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface WorkingDay {
  name: string;
  place: string;
  /** Hours of the day on the chart's clock, in decimals: 9.5 is half past nine. */
  from: number;
  to: number;
  /** The same hours on the clock of the place, in words; left out where it is the chart's own. */
  local?: string;
}

interface SharedHoursProps {
  id: string;
  heading: string;
  intro: string;
  /** Whose clock the chart follows. */
  clock: string;
  /** First and last hour of the chart. */
  span: readonly [number, number];
  /** Hours that are marked along the top. */
  marks: readonly number[];
  /** When everybody is there. */
  shared: { from: number; to: number; label: string };
  days: readonly WorkingDay[];
  note: string;
}

/** The working days of people in several time zones on one clock, and the time they all share as a stripe through them. */
export function SharedHours({
  id,
  heading,
  intro,
  clock,
  span: [first, last],
  marks,
  shared,
  days,
  note,
}: SharedHoursProps) {
  const share = (hour: number) => `${(((hour - first) / (last - first)) * 100).toFixed(3)}%`;
  const place = (from: number, to: number) =>
    ({ "--from": share(from), "--length": share(first + to - from) }) as CSSProperties;
  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <div className={styles.hours} style={place(shared.from, shared.to)}>
        <div aria-hidden className={`${styles.row} ${styles.marks} text-label text-soft`}>
          <p className={styles.who}>{clock}</p>
          <p className={`${styles.track} tabular-nums`}>
            {marks.map((hour) => (
              <span key={hour} style={{ "--at": share(hour) } as CSSProperties}>
                {hour}
              </span>
            ))}
          </p>
        </div>
        <ul>
          {days.map(({ name, place: town, from, to, local }) => (
            <li key={name} className={styles.row}>
              <div className={styles.who}>
                <p className="font-semibold">{name}</p>
                <p className="text-label text-soft">
                  {town}
                  {local && `, ${local}`}
                </p>
              </div>
              <p className={styles.track}>
                <span className={styles.day} style={place(from, to)}>
                  <span className={`${styles.time} text-label tabular-nums`}>
                    {asClock(from)}–{asClock(to)}
                  </span>
                </span>
              </p>
            </li>
          ))}
        </ul>
        <div className={styles.row}>
          <p className={`${styles.track} ${styles.foot}`}>
            <span className="display text-display-4">{shared.label}</span>
          </p>
        </div>
      </div>
      <p className="mt-10 max-w-[60ch] text-small text-soft">{note}</p>
    </Section>
  );
}

/** 9.5 as "9:30". */
function asClock(hours: number): string {
  return `${Math.floor(hours)}:${String(Math.round((hours % 1) * 60)).padStart(2, "0")}`;
}
