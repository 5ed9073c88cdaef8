import * as styles from "./pie-chart.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { formatNumber } from "#app/lib/format-number.ts";
import { useHeldUntilSeen } from "#app/lib/use-held-until-seen.ts";

/** Radius and width of the stroke that draws the parts, in a field of 100 × 100. */
const looks = {
  /** Whole pieces: two to four parts. */
  pie: { radius: 24, width: 48, share: 1, frame: styles.chartWhole },
  /** A ring with a figure in it: the sum matters as well. */
  ring: { radius: 41, width: 13, share: 1, frame: styles.chartWhole },
  /** Half a ring, as in a parliament: the balance of parts. */
  half: { radius: 41, width: 13, share: 0.5, frame: styles.chartHalf },
} as const;

/** Of the parts, in the order they are given. */
const tones = [
  styles.part1,
  styles.part2,
  styles.part3,
  styles.part4,
  styles.part5,
  styles.part6,
] as const;

/** Ground between parts, in hundredths of the circle. */
const GAP = 0.5;

interface PieChartProps {
  /** Caption of the table. */
  caption: string;
  /** Heads of its two columns. */
  columns: readonly [part: string, value: string];
  /** Up to six, the largest first. */
  parts: readonly { label: string; value: number }[];
  /** Follows each value: " %", " h". */
  unit: string;
  look: keyof typeof looks;
  /** What stands in the middle of a ring. */
  children?: ReactNode;
}

/** Parts of a whole, drawn and as a table. The table carries the figures for everybody; the drawing is for the eye alone. */
export function PieChart({ caption, columns, parts, unit, look, children }: PieChartProps) {
  const { radius, width, share, frame } = looks[look];
  const ref = useHeldUntilSeen<HTMLDivElement>();
  const sum = parts.reduce((total, { value }) => total + value, 0);
  const arcs = parts.map(({ label, value }, index) => ({
    label,
    length: (value / sum) * 100 * share,
    start:
      (parts.slice(0, index).reduce((total, part) => total + part.value, 0) / sum) * 100 * share,
  }));
  return (
    <figure className={clsx(styles.chart, frame)}>
      <div
        ref={ref}
        className={styles.chartDrawing}
        style={share < 1 ? ({ "--pie-from": "-90deg" } as React.CSSProperties) : undefined}
      >
        <svg viewBox={share < 1 ? "0 0 100 50" : "0 0 100 100"} aria-hidden>
          <g transform={`rotate(${share < 1 ? 180 : -90} 50 50)`}>
            {arcs.map(({ label, length, start }, index) => (
              <circle
                key={label}
                className={`${styles.chartArc} ${tones[index]}`}
                cx="50"
                cy="50"
                r={radius}
                pathLength="100"
                strokeWidth={width}
                strokeDasharray={`${Math.max(length - GAP, 0.2).toFixed(3)} 100`}
                strokeDashoffset={(-start - GAP / 2).toFixed(3)}
              />
            ))}
          </g>
        </svg>
        {children && <div className="text-center">{children}</div>}
      </div>
      <table>
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{columns[0]}</th>
            <th scope="col">{columns[1]}</th>
          </tr>
        </thead>
        <tbody>
          {parts.map(({ label, value }, index) => (
            <tr key={label}>
              <th scope="row">
                <span aria-hidden className={`${styles.chartSwatch} ${tones[index]}`} />
                {label}
              </th>
              <td className="figures tracking-normal">
                {formatNumber(value)}
                {unit}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
