import { SettingsError } from "#server/contract/settings.ts";
import { decimalOf, type Minor, minorDigits } from "#shared/shop/money.ts";
import type { PriceTerms } from "#shared/shop/terms.ts";
import type { Goods } from "../goods.ts";

/*
 * Stripe's own count of decimal places (https://docs.stripe.com/currencies): two, but for the currencies below. It is not
 * everywhere that of ISO 4217. UGX stands in their list of those without, too; its special case is the rule, as for ISK: 5 of
 * them are 500.
 */
const WITHOUT_DECIMALS = new Set(
  "BIF CLP DJF GNF JPY KMF KRW MGA PYG RWF VND VUV XAF XOF XPF".split(" "),
);
/** Their last place has to be 0. */
const THREE_DECIMALS = new Set("BHD JOD KWD OMR TND".split(" "));

/** An amount as Stripe counts it: 4900 ISK of ours are 490000. */
export function toStripe(amount: Minor, currency: string): number {
  return (amount * 10 ** stripeDigits(currency)) / 10 ** minorDigits(currency);
}

/** What Stripe says of an amount, as we count it. No whole number where we never asked for it. */
export function fromStripe(amount: number, currency: string): Minor {
  return (amount * 10 ** minorDigits(currency)) / 10 ** stripeDigits(currency);
}

/**
 * To be asked before anything is sold: whether each total that can come about is one that Stripe charges.
 * @throws {SettingsError} naming the first thing that is not.
 */
export function checkChargeable(
  { currency, delivery, tax }: Pick<PriceTerms, "currency" | "delivery" | "tax">,
  { articles, coupons }: Pick<Goods, "articles" | "coupons">,
): void {
  if (minorDigits(currency) > 2 && !THREE_DECIMALS.has(currency))
    throw new SettingsError(
      `Stripe charges nothing in ${currency}: sell in another currency (content/shop.ts), or leave STRIPE_SECRET_KEY out.`,
    );
  const step = smallestStep(currency);
  const isUneven = (amount: Minor) => amount % step !== 0;
  const [uneven] = [
    ...articles.filter(({ price }) => isUneven(price)).map(({ name }) => `the price of "${name}"`),
    ...delivery.filter(({ price }) => isUneven(price)).map(({ label }) => `"${label}"`),
    ...coupons
      .filter(({ off }) => ("rate" in off ? step > 1 : isUneven(off.amount)))
      .map(({ code }) => `what the coupon ${code} takes off`),
    ...(step > 1 && !tax.included && tax.rate > 0 ? ["the tax that is added"] : []),
  ];
  if (uneven !== undefined)
    throw new SettingsError(
      `Stripe charges ${currency} in steps of ${decimalOf(step, currency)}, and ${uneven} is not sure to be one: change it in content, or leave STRIPE_SECRET_KEY out.`,
    );
}

/** The least that Stripe tells apart. */
function smallestStep(currency: string): Minor {
  return THREE_DECIMALS.has(currency) ? 10 : Math.max(1, fromStripe(1, currency));
}

function stripeDigits(currency: string): number {
  if (WITHOUT_DECIMALS.has(currency)) return 0;
  return THREE_DECIMALS.has(currency) ? 3 : 2;
}
