import * as styles from "./report-cover.module.css";

interface ReportCoverProps {
  name: string;
  title: string;
  year: string;
}

/** The annual report as it lies on a desk: a globe of meridians on the group's blue, one of them lit. Decorative. */
export function ReportCover({ name, title, year }: ReportCoverProps) {
  return (
    <div data-tone="brand" className={styles.cover}>
      <p className="text-small font-semibold">
        {name}
        <span className="block">{title}</span>
      </p>
      <p className={`display figures ${styles.year}`}>{year}</p>
      <svg viewBox="-110 -110 220 220" fill="none" stroke="currentColor">
        {[100, 82, 58, 30].map((radius) => (
          <ellipse key={radius} rx={radius} ry={100} />
        ))}
        {[-64, -34, 0, 34, 64].map((height) => (
          <path
            key={height}
            d={`M${-Math.sqrt(100 ** 2 - height ** 2)} ${height}h${2 * Math.sqrt(100 ** 2 - height ** 2)}`}
          />
        ))}
        <path d="M0-100A58 100 0 0 1 0 100" className={styles.meridian} />
      </svg>
    </div>
  );
}
