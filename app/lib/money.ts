// @chunk money
import { site } from "#content/site.ts";
import { writeSum } from "#shared/locale/write-numbers.ts";
import {
  formatMoney as formatMinor,
  formatRoundMoney,
  minorDigits,
  minorOf,
} from "#shared/shop/money.ts";
import { numberFacts } from "./format-number.ts";

/** An amount in integer minor units (cents) of an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** Whole units of a currency: `inWhole(190, "EUR")` is €190. */
export function inWhole(units: number, currency: string): Money {
  return { amount: minorOf(units, currency), currency };
}

/** `{ amount: 1999, currency: "USD" }` → `$19.99`, as the site's locale writes it. Pages name their currency by its sign alone. */
export function formatMoney(money: Money): string {
  const { amount, currency } = money;
  return written(money, false) ?? formatMinor(amount, currency, site.locale, "narrowSymbol");
}

/** As price lists set it, without a comma in four figures and without empty cents: `$29`, `$1200`, `$9.99` (specification, point 9). */
export function formatPlanPrice(money: Money): string {
  const { amount, currency } = money;
  return written(money, true) ?? formatRoundMoney(amount, currency, site.locale, "narrowSymbol");
}

/** Null for currencies whose signs are not a part of the build. */
function written({ amount, currency }: Money, isPrice: boolean): string | null {
  const digits = minorDigits(currency);
  return numberFacts && writeSum(amount, { currency, digits, isPrice }, numberFacts);
}
