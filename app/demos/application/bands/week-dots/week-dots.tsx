import * as styles from "./week-dots.module.css";
import { clsx } from "clsx";

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"] as const;

export type Day = (typeof days)[number];

interface WeekDotsProps {
  done?: readonly Day[];
  /** Planned, and not to be. */
  missed?: readonly Day[];
  /** Where a missed day went. */
  moved?: readonly Day[];
}

/** The seven days of a week in a row. Decorative: what it shows is said beside it. */
export function WeekDots({ done = [], missed = [], moved = [] }: WeekDotsProps) {
  return (
    <div aria-hidden className={styles.dots}>
      {days.map((day) => (
        <span
          key={day}
          className={clsx(
            done.includes(day) && styles.dotDone,
            missed.includes(day) && styles.dotMissed,
            moved.includes(day) && styles.dotMoved,
          )}
        >
          {day}
        </span>
      ))}
    </div>
  );
}
