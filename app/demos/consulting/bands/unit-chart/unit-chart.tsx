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

/** A column chart of counted things: one square is one of them. The first and the last column are labelled. */
export function UnitChart({ columns, label }: UnitChartProps) {
  const tallest = Math.max(...columns.map(({ total }) => total));
  const style = (values: Record<string, number>) => values as React.CSSProperties;
  return (
    <div role="img" aria-label={label} className={styles.chart}>
      <div
        className={styles.columns}
        style={style({ "--columns": columns.length, "--tallest": tallest })}
      >
        {columns.map(({ label, total, marked }) => (
          <div
            key={label}
            className={styles.column}
            style={style({ "--total": total, "--marked": marked })}
          />
        ))}
      </div>
      <p className="mt-2 flex justify-between border-t border-ink pt-2 text-label tabular-nums">
        <span>{columns[0]?.label}</span>
        <span>{columns.at(-1)?.label}</span>
      </p>
    </div>
  );
}
