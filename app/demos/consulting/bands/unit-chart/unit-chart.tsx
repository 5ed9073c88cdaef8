import * as styles from "./unit-chart.module.css";

export interface UnitColumn {
  label: string;
  total: number;
  /** How many of `total` are filled in the brand colour. */
  marked: number;
}

interface UnitChartProps {
  columns: readonly UnitColumn[];
  /** Says in words what the chart shows. */
  label: string;
}

/** A column chart of counted things: one square is one of them, filled where it is marked. The first and the last column are labelled. */
export function UnitChart({ columns, label }: UnitChartProps) {
  const tallest = Math.max(...columns.map(({ total }) => total));
  /** Squares of each column from one number to before another, counted from its foot, as a path in steps of ten. */
  const squares = (from: (column: UnitColumn) => number, to: (column: UnitColumn) => number) =>
    columns
      .flatMap((column, place) =>
        Array.from(
          { length: to(column) - from(column) },
          (_, index) => `M${place * 10} ${(tallest - 1 - from(column) - index) * 10}h9v9h-9z`,
        ),
      )
      .join("");
  return (
    <div role="img" aria-label={label}>
      <svg
        viewBox={`0 0 ${columns.length * 10 - 1} ${tallest * 10 - 1}`}
        aria-hidden
        className={styles.squares}
      >
        <path
          d={squares(
            ({ marked }) => marked,
            ({ total }) => total,
          )}
          vectorEffect="non-scaling-stroke"
        />
        <path
          d={squares(
            () => 0,
            ({ marked }) => marked,
          )}
          vectorEffect="non-scaling-stroke"
          className={styles.marked}
        />
      </svg>
      <p className="mt-2 flex justify-between border-t border-ink pt-2 text-label tabular-nums">
        <span>{columns[0]?.label}</span>
        <span>{columns.at(-1)?.label}</span>
      </p>
    </div>
  );
}
