import "./week-dots.css";
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
    <div aria-hidden className="week-dots">
      {days.map((day) => (
        <span
          key={day}
          className={clsx(
            done.includes(day) && "week-dot-done",
            missed.includes(day) && "week-dot-missed",
            moved.includes(day) && "week-dot-moved",
          )}
        >
          {day}
        </span>
      ))}
    </div>
  );
}
