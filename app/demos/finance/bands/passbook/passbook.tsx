import { formatDay } from "#app/lib/format-day.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { PassbookEntry } from "../../savings.ts";
import * as styles from "./passbook.module.css";

interface PassbookProps {
  title: string;
  note: string;
  entries: readonly PassbookEntry[];
  currency: string;
}

const kinds = { deposit: "Deposit", interest: "Interest" } as const;

/** The open page of a savings book, printed line by line; what it says is worked out as the calculator does. */
export function Passbook({ title, note, entries, currency }: PassbookProps) {
  const money = (amount: number) => formatMoney({ amount, currency });
  return (
    <figure className={styles.ground}>
      <div className={styles.book}>
        <p className={styles.cover}>{title}</p>
        <table className={`${styles.page} figures`}>
          <thead>
            <tr>
              <th scope="col">Date</th>
              <th scope="col">Entry</th>
              <th scope="col">Amount</th>
              <th scope="col">Balance</th>
            </tr>
          </thead>
          <tbody>
            {entries.map(({ day, kind, amount, balance }) => (
              <tr key={`${day} ${kind}`} data-kind={kind}>
                <td>
                  <time dateTime={day}>{formatDay(day)}</time>
                </td>
                <td>{kinds[kind]}</td>
                <td>{money(amount)}</td>
                <td>{money(balance)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <figcaption className="text-small">{note}</figcaption>
    </figure>
  );
}
