import * as styles from "./dateline.module.css";
import { formatWeekday } from "#app/lib/format-day.ts";

interface DatelineProps {
  /** Day of the issue, `2026-11-10`. */
  date: string;
  /** What else a paper prints there: its motto, its number, its price. */
  parts: readonly string[];
}

/** The line below the name of a newspaper, between a double rule and a thin one. */
export function Dateline({ date, parts }: DatelineProps) {
  return (
    <p className={styles.dateline}>
      <time dateTime={date}>{formatWeekday(date)}</time>
      {parts.map((part) => (
        <span key={part}>{part}</span>
      ))}
    </p>
  );
}
