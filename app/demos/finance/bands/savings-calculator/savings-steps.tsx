import * as styles from "./savings-calculator.module.css";
import { formatMoney } from "#app/lib/money.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import type { SavingsYear } from "../../savings.ts";

interface SavingsStepsProps {
  course: readonly SavingsYear[];
  currency: string;
  /** The year's rate as people write it. */
  percent: string;
}

/** How the result was reached: the formula, how it is rounded, and every year as a table. */
export function SavingsSteps({ course, currency, percent }: SavingsStepsProps) {
  const money = (amount: number) => formatMoney({ amount, currency });
  const months = (course.length - 1) * 12;
  return (
    <details className={`${styles.steps} group`}>
      <summary className="flex min-h-12 items-center gap-3 py-3 font-medium">
        <Icon name="plus" className="size-5 transition group-open:rotate-45" />
        How this is calculated, year by year
      </summary>
      <div className="grid grid-cols-1 gap-x-16 gap-y-8 pt-4 pb-10 lg:grid-cols-[5fr_7fr]">
        <div className="grid content-start gap-4">
          <p className="figures text-small tracking-normal">
            new balance = (balance + deposit) × (1 + {percent} ÷ 12)
          </p>
          <p className="max-w-[52ch] text-soft">
            We repeat this {months} times, once a month: your deposit arrives on the first day, the
            interest on the last. Each month’s interest is rounded to the smallest unit of the
            currency, half of it up, before it’s added, so the table adds up.
          </p>
          <p className="max-w-[52ch] text-soft">
            The rate stays at {percent} throughout, which no real rate does. Tax and inflation are
            left out.
          </p>
        </div>
        <div className={styles.years}>
          <table className="w-full text-small">
            <thead>
              <tr>
                <th scope="col">Year</th>
                <th scope="col">Deposits</th>
                <th scope="col">Interest</th>
                <th scope="col">Balance</th>
              </tr>
            </thead>
            <tbody className="figures tracking-normal">
              {course.slice(1).map(({ year, paidIn, balance }) => (
                <tr key={year}>
                  <th scope="row">{year}</th>
                  <td>{money(paidIn)}</td>
                  <td>{money(balance - paidIn)}</td>
                  <td>{money(balance)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      </div>
    </details>
  );
}
