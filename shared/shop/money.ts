// @chunk money
/** A whole number of a currency's smallest unit (cents). Prices are never fractions: only whole numbers add up. */
export type Minor = number;

/** Hundredths of a percent: 2000 is 20 %. */
export type Rate = number;

const WHOLE: Rate = 10_000;

/** How a currency is named: for en-GB dollars are "US$", narrow "$". */
type Sign = "symbol" | "narrowSymbol";

/** `4900` in EUR for en-GB: "€49.00". */
export function formatMoney(
  amount: Minor,
  currency: string,
  locale: string,
  currencyDisplay: Sign = "symbol",
): string {
  const format = new Intl.NumberFormat(locale, { style: "currency", currency, currencyDisplay });
  return format.format(amount / 10 ** minorDigits(currency));
}

/** Without empty cents and without a comma in four figures: "€60", "$1200". For price lists and promises such as "from €60". */
export function formatRoundMoney(
  amount: Minor,
  currency: string,
  locale: string,
  currencyDisplay: Sign = "symbol",
): string {
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    currencyDisplay,
    useGrouping: "min2",
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.format(amount / 10 ** minorDigits(currency));
}

/** Decimal places of a currency: 2 for EUR and USD. */
function minorDigits(currency: string): number {
  const format = new Intl.NumberFormat("en", { style: "currency", currency });
  return format.resolvedOptions().maximumFractionDigits ?? 2;
}

/** A rate's part of an amount, rounded half up to a whole unit: the one rounding rule of the shop. */
export function portion(amount: Minor, rate: Rate): Minor {
  return divideHalfUp(amount * rate, WHOLE);
}

/** The tax inside an amount that contains it: what is above 100 % of the net amount, rounded half up. */
export function taxWithin(gross: Minor, rate: Rate): Minor {
  return divideHalfUp(gross * rate, WHOLE + rate);
}

/** For amounts of zero or more. Whole numbers throughout: 0.5 of a unit is decided by arithmetic, not by a binary fraction. */
function divideHalfUp(dividend: number, divisor: number): number {
  if (!Number.isSafeInteger(2 * dividend + divisor))
    throw new RangeError("an amount is too large to compute with");
  return Math.floor((2 * dividend + divisor) / (2 * divisor));
}
