import * as styles from "./sample-bill.module.css";
import type { ReactNode } from "react";
import { formatMoney, type Money } from "#app/lib/money.ts";
import { Section } from "#app/sections/section.tsx";

export interface BillLine {
  text: string;
  note?: string;
  price: Money;
}

interface SampleBillProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** Head of the bill: whose, for what. */
  head: string;
  lines: readonly BillLine[];
  tax: { label: string; percent: number };
  total: string;
  /** Foot of the bill. */
  foot: string;
  /** Below the text. */
  children?: ReactNode;
}

/** A bill before anybody owes it: what a month really comes to, added up from its lines. */
export function SampleBill({
  id,
  heading,
  text,
  head,
  lines,
  tax,
  total,
  foot,
  children,
}: SampleBillProps) {
  const currency = lines[0]?.price.currency ?? "USD";
  const net = lines.reduce((sum, { price }) => sum + price.amount, 0);
  const taxAmount = Math.round((net * tax.percent) / 100);
  return (
    <Section ground="tint" width="wide" aria-labelledby={id}>
      <div className="grid grid-cols-1 items-center gap-x-8 gap-y-14 lg:grid-cols-[6fr_6fr]">
        <div className={`${styles.paper} order-last w-full max-w-[26rem] lg:order-first`}>
          <div className={styles.bill}>
            <p className="display text-center text-display-4">{head}</p>
            <dl className="mt-6 text-small">
              {lines.map(({ text: what, note, price }) => (
                <Line key={what} term={what} note={note} price={price} />
              ))}
              <Line term={tax.label} price={{ amount: taxAmount, currency }} />
              <Line term={total} price={{ amount: net + taxAmount, currency }} isSum />
            </dl>
            <p className="mt-6 text-center text-label text-soft">{foot}</p>
          </div>
        </div>
        <div className="grid content-start gap-5">
          <h2 id={id} className="display max-w-[16ch] text-display-2">
            {heading}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="max-w-[52ch] text-soft">
              {paragraph}
            </p>
          ))}
          {children}
        </div>
      </div>
    </Section>
  );
}

function Line({
  term,
  note,
  price,
  isSum = false,
}: {
  term: string;
  note?: string | undefined;
  price: Money;
  isSum?: boolean;
}) {
  return (
    <div className={isSum ? `${styles.line} ${styles.sum}` : styles.line}>
      <dt className={isSum ? "font-bold" : undefined}>
        {term}
        {note && <span className="block text-label text-soft">{note}</span>}
      </dt>
      <dd className={isSum ? "figures text-lead" : undefined}>{formatMoney(price)}</dd>
    </div>
  );
}
