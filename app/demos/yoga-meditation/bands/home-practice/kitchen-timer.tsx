import * as styles from "./home-practice.module.css";

/** Minutes from one figure on the dial to the next. */
const STEP = 5;

/** Where the figures of the two halves have their middles, before they are turned: as far from that of the dial. */
const MIDDLE = { high: 33, low: 367 };

/**
 * The dial of an hour, of which some `minutes` are taken, one part after the other from the top. Decorative: they are written beside it. Its figures
 * are turned with the dial, those of its lower half by half a turn more, so that none stands on its head.
 */
export function KitchenTimer({ minutes }: { minutes: readonly number[] }) {
  const all = minutes.reduce((sum, length) => sum + length, 0);
  return (
    <svg
      viewBox="0 0 400 400"
      preserveAspectRatio="xMidYMin slice"
      aria-hidden
      className={styles.timer}
    >
      <circle cx="200" cy="200" r="199" className={styles.dial} />
      <circle cx="200" cy="200" r="188" pathLength="300" className={styles.ticks} />
      {minutes.map((length, index) => {
        const start = minutes.slice(0, index).reduce((sum, before) => sum + before, 0);
        return (
          <path
            key={start}
            d="M200 128a72 72 0 0 1 0 144a72 72 0 0 1 0-144"
            pathLength="60"
            strokeDasharray={`${length} 60`}
            transform={`rotate(${start * 6} 200 200)`}
            className={styles.part}
          />
        );
      })}
      {Array.from({ length: 60 / STEP }, (_, index) => {
        const minute = index * STEP;
        const isLow = minute > 15 && minute < 45;
        return (
          <text
            key={minute}
            x="200"
            y={isLow ? MIDDLE.low : MIDDLE.high}
            dy="0.35em"
            textAnchor="middle"
            transform={`rotate(${minute * 6 + (isLow ? 180 : 0)} 200 200)`}
          >
            {minute}
          </text>
        );
      })}
      <g transform={`rotate(${all * 6} 200 200)`}>
        <path d="M200 200V64" className={styles.hand} />
      </g>
      <circle cx="200" cy="200" r="34" className={styles.knob} />
    </svg>
  );
}
