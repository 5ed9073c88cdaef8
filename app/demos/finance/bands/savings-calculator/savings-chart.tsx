import * as styles from "./savings-chart.module.css";
import { clsx } from "clsx";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { SavingsYear } from "../../savings.ts";

interface SavingsChartProps {
  course: readonly SavingsYear[];
  currency: string;
  /** Says in words what the chart shows. */
  label: string;
  className?: string;
}

const WIDTH = 1000;
const HEIGHT = 400;

/** The balance over the years as an area, and in it what was paid in. Drawn to its box, edge to edge; the scale steps by 1, 2 and 5. */
export function SavingsChart({ course, currency, label, className }: SavingsChartProps) {
  const last = course.at(-1)!;
  const top = scaleTop(last.balance);
  const area = (amount: (year: SavingsYear) => number) => {
    const points = course.map((year) => {
      const x = (year.year / last.year) * WIDTH;
      const y = HEIGHT - (amount(year) / top) * HEIGHT;
      return `${x.toFixed(1)} ${y.toFixed(1)}`;
    });
    return points.join("L");
  };
  const balance = area((year) => year.balance);
  const paidIn = area((year) => year.paidIn);
  const foot = `L${WIDTH} ${HEIGHT}L0 ${HEIGHT}Z`;
  return (
    <div className={clsx(styles.chart, className)}>
      <p aria-hidden className={`${styles.scale} figures`}>
        <span>{formatPlanPrice({ amount: top, currency })}</span>
        <span>{formatPlanPrice({ amount: top / 2, currency })}</span>
      </p>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        preserveAspectRatio="none"
        role="img"
        aria-label={label}
        className={styles.areas}
      >
        <path d={`M${balance}${foot}`} fill="var(--brand)" />
        <path d={`M${paidIn}${foot}`} className={styles.paidIn} />
        <path d={`M${balance}`} className={styles.line} vectorEffect="non-scaling-stroke" />
      </svg>
      <p aria-hidden className={`${styles.years} figures`}>
        <span>Today</span>
        <span>{last.year === 1 ? "1 year" : `${last.year} years`}</span>
      </p>
    </div>
  );
}

/** The next of 1, 2, 5, 10, 20, 50 … at or above an amount. */
function scaleTop(amount: number): number {
  const power = 10 ** Math.floor(Math.log10(Math.max(amount, 1)));
  return [1, 2, 5, 10].map((step) => step * power).find((step) => step >= amount) ?? amount;
}
