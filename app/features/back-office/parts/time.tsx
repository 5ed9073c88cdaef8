import * as styles from "../lists/admin-tables.module.css";
import { clsx } from "clsx";
import type { Moment } from "./moment.server.ts";

/** When something was: how long ago first, because that decides what to do, then the clock. */
export function Time({
  moment: { iso, exact, ago },
  inLine,
}: {
  moment: Moment;
  /** Both in one line, where there is room for it. */
  inLine?: boolean;
}) {
  return (
    <time dateTime={iso} className={clsx(styles.time, inLine && styles.timeInLine)}>
      <span>{ago}</span> <span className={styles.timeExact}>{exact}</span>
    </time>
  );
}
