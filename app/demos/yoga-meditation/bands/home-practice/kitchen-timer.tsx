import * as styles from "./home-practice.module.css";

/** Minutes from one figure on the dial to the next. */
const STEP = 5;

/**
 * The dial of an hour, of which some `minutes` are taken, one part after the other from the top. Decorative: they are written beside it. Its figures
 * stand upright where it is turned towards them, as on a real one.
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
            d="M200 125a75 75 0 0 1 0 150a75 75 0 0 1 0-150"
            pathLength="60"
            strokeDasharray={`${length} 60`}
            transform={`rotate(${start * 6} 200 200)`}
            className={styles.part}
          />
        );
      })}
      {Array.from({ length: 60 / STEP }, (_, index) => (
        <text
          key={index}
          x="200"
          y="42"
          textAnchor="middle"
          transform={`rotate(${index * STEP * 6} 200 200)`}
        >
          {index * STEP}
        </text>
      ))}
      <g transform={`rotate(${all * 6} 200 200)`}>
        <path d="M200 200V64" className={styles.hand} />
      </g>
      <circle cx="200" cy="200" r="34" className={styles.knob} />
    </svg>
  );
}
