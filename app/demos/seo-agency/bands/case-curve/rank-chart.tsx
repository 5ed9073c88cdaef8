import * as styles from "./rank-chart.module.css";
import type { CSSProperties } from "react";
import { rankShare } from "#app/demos/seo-agency/rank-scale.ts";

/** Places that have a line of their own. */
const LINES = [1, 3, 10, 30];

interface RankChartProps {
  /** Places in a list of results, one for each unit of time; 1 is the best. At least two. */
  places: readonly number[];
  /** Indices of `places` at which something was done, in order. Each is marked by its number. */
  marks: readonly number[];
  /** The lowest place of the scale. */
  last: number;
  /** Under the two ends of the chart. */
  ends: readonly [string, string];
  /** Says in words what the line shows. */
  label: string;
}

/** The course of a place in a list of results: the first place is at the top, on a logarithmic scale. */
export function RankChart({ places, marks, last, ends, label }: RankChartProps) {
  const across = (index: number) => (index / (places.length - 1)) * 100;
  const down = (place: number) => (1 - rankShare(place, last)) * 100;
  const points = places.map(
    (place, index) => `${across(index).toFixed(2)},${down(place).toFixed(2)}`,
  );
  const at = (x: number, y: number) =>
    ({ "--x": `${x.toFixed(2)}%`, "--y": `${y.toFixed(2)}%` }) as CSSProperties;
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <div className={styles.field}>
        {LINES.map((place) => (
          <span key={place} className={`${styles.line} figures`} style={at(0, down(place))}>
            {place}
          </span>
        ))}
        <svg viewBox="0 0 100 100" preserveAspectRatio="none">
          <polygon points={`0,100 ${points.join(" ")} 100,100`} />
          <polyline points={points.join(" ")} vectorEffect="non-scaling-stroke" />
        </svg>
        {marks.map((index, number) => (
          <span
            key={index}
            className={styles.mark}
            style={at(across(index), down(places[index] ?? last))}
          >
            {number + 1}
          </span>
        ))}
      </div>
      <p className={`${styles.ends} text-label text-soft`}>
        <span>{ends[0]}</span>
        <span>{ends[1]}</span>
      </p>
    </div>
  );
}
