import { site } from "#content/site.ts";

/** An amount in integer minor units (cents) of an ISO 4217 currency. */
export interface Money {
  amount: number;
  currency: string;
}

/** `{ amount: 1999, currency: "USD" }` → `$19.99`, as the site's language writes it. */
export function formatMoney({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat(site.language, { style: "currency", currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}
