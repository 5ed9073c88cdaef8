import type { ReactNode } from "react";
import { site } from "#content/site.ts";
import type { Minor } from "#shared/shop/money.ts";
import { fill } from "#shared/words.ts";
import { money } from "../price.tsx";
import * as words from "../words.ts";

interface OrderTotalsProps {
  currency: string;
  subtotal: Minor;
  coupon: { label: string; discount: Minor } | null;
  delivery: { label: string; price: Minor };
  tax: { label: string; rate: number; included: boolean; amount: Minor };
  total: Minor;
  /** What the last line is called: "Total", "Paid". */
  totalLabel: string;
}

/** Rates are hundredths of a percent (`terms.ts`). */
const WHOLE = 10_000;
const percent = new Intl.NumberFormat(site.locale, { style: "percent", maximumFractionDigits: 2 });

/** What an order costs, from the goods to the sum. Every figure comes from the server. Where no tax is charged, none is named. */
export function OrderTotals({
  currency,
  subtotal,
  coupon,
  delivery,
  tax,
  total,
  totalLabel,
}: OrderTotalsProps) {
  const rate = fill(words.taxRate, { tax: tax.label, rate: percent.format(tax.rate / WHOLE) });
  const isTaxed = tax.rate > 0;
  return (
    <dl className="grid gap-2 text-small">
      <Row label={words.subtotal}>{money(subtotal, currency)}</Row>
      {coupon && (
        <Row label={coupon.label}>
          {fill(words.discount, { amount: money(coupon.discount, currency) })}
        </Row>
      )}
      <Row label={delivery.label}>
        {delivery.price === 0 ? words.free : money(delivery.price, currency)}
      </Row>
      {isTaxed && !tax.included && <Row label={rate}>{money(tax.amount, currency)}</Row>}
      <div className="mt-2 flex flex-wrap items-baseline justify-between gap-x-6 border-t border-ink pt-4">
        <dt className="text-body font-semibold">{totalLabel}</dt>
        <dd className="figures text-display-4">{money(total, currency)}</dd>
        {isTaxed && tax.included && (
          <dd className="w-full text-label text-soft">
            {fill(words.includesTax, { amount: money(tax.amount, currency), tax: rate })}
          </dd>
        )}
      </div>
    </dl>
  );
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-6">
      <dt className="text-soft">{label}</dt>
      <dd className="tabular-nums">{children}</dd>
    </div>
  );
}
