import * as styles from "./day-timetable.module.css";

/** From when to when the sun is over the water on an ordinary day, in hours. */
const RISES = 6;
const SETS = 21;
/** The line of the water in the field of 88 × 60, and how high the sun gets over it. */
const WATER = 46;
const NOON = 36;

/** The sun on its way over the canal, as it stands at `time` (`18:00`). Decorative: the time is written beside it. */
export function SunHeight({ time }: { time: string }) {
  const [hour = 0, minute = 0] = time.split(":").map(Number);
  const way = (hour + minute / 60 - RISES) / (SETS - RISES);
  const x = (8 + 72 * way).toFixed(1);
  const height = NOON * Math.sin(Math.PI * way);
  return (
    <svg viewBox="0 0 88 60" aria-hidden className={styles.sky}>
      <path d={`M8 ${WATER}Q44 ${WATER - 2 * NOON} 80 ${WATER}`} className={styles.way} />
      <circle cx={x} cy={(WATER - height).toFixed(1)} r="9" className={styles.sun} />
      <path d={`M0 ${WATER}H88V60H0Z`} className={styles.water} />
      <path d={`M0 ${WATER}H88`} />
      <path d={`M${x} 52m-9 0h18m-13 5h8`} className={styles.light} />
    </svg>
  );
}
