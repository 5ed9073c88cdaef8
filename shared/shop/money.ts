// @chunk money
/**
 * A whole number of a currency's smallest unit (cents; see `minorDigits`). Prices are never fractions: only whole numbers
 * add up.
 */
export type Minor = number;

/** Hundredths of a percent: 2000 is 20 %. */
export type Rate = number;

const WHOLE: Rate = 10_000;

/**
 * Decimal places by ISO 4217; all other currencies have two. Never asked of `Intl`: engines have tables of their own, some of
 * usage and of several years, and what is stored would be another sum in another browser. Codes stand in one string, as a page
 * with a price loads them.
 */
const WITHOUT_DECIMALS = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF";
const THREE_DECIMALS = "BHD IQD JOD KWD LYD OMR TND";
const FOUR_DECIMALS = "CLF UYW";

/** These have decimal places that nobody uses: whole amounts are written without (CLDR 48). */
const WRITTEN_WHOLE = "AFN ALL COP HUF IDR IQD IRR KPW LAK LBP MGA MMK PKR SLL SOS SYP YER";

/** How a currency is named: for en-GB dollars are "US$", narrow "$". */
type Sign = "symbol" | "narrowSymbol";

/** `4900` in EUR for en-GB: "€49.00". */
export function formatMoney(
  amount: Minor,
  currency: string,
  locale: string,
  currencyDisplay: Sign = "symbol",
): string {
  return write(amount, currency, locale, { currencyDisplay });
}

/** Without empty cents and without a comma in four figures: "€60", "$1200". For price lists and promises such as "from €60". */
export function formatRoundMoney(
  amount: Minor,
  currency: string,
  locale: string,
  currencyDisplay: Sign = "symbol",
): string {
  return write(amount, currency, locale, {
    currencyDisplay,
    useGrouping: "min2",
    trailingZeroDisplay: "stripIfInteger",
  });
}

function write(
  amount: Minor,
  currency: string,
  locale: string,
  options: Intl.NumberFormatOptions,
): string {
  const digits = minorDigits(currency);
  const format = new Intl.NumberFormat(locale, {
    style: "currency",
    currency,
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
    trailingZeroDisplay: WRITTEN_WHOLE.includes(currency) ? "stripIfInteger" : "auto",
    ...options,
  });
  return format.format(amount / minorOf(1, currency));
}

/** Decimal places of a currency, and so the size of its smallest unit: 2 for EUR and USD, 0 for JPY, 3 for KWD. */
export function minorDigits(currency: string): number {
  if (WITHOUT_DECIMALS.includes(currency)) return 0;
  if (THREE_DECIMALS.includes(currency)) return 3;
  return FOUR_DECIMALS.includes(currency) ? 4 : 2;
}

/** Whole units of a currency as an amount: 49 EUR are 4900, 49 JPY are 49. */
export function minorOf(units: number, currency: string): Minor {
  return units * 10 ** minorDigits(currency);
}

/** An amount as programs read it (schema.org, feeds): `4900` is "49.00" in EUR, "4900" in JPY, "4.900" in KWD. */
export function decimalOf(amount: Minor, currency: string): string {
  return (amount / minorOf(1, currency)).toFixed(minorDigits(currency));
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
