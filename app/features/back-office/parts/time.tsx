import * as styles from "../lists/admin-tables.module.css";
import type { Moment } from "./moment.server.ts";

/** When something was: how long ago first, because that decides what to do, then the clock. */
export function Time({ moment: { iso, exact, ago } }: { moment: Moment }) {
  return (
    <time dateTime={iso} className={styles.time}>
      <span>{ago}</span> <span className={styles.timeExact}>{exact}</span>
    </time>
  );
}
