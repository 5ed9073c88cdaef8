// @chunk format-number
/** How a locale writes numbers and sums (`facts.ts`). */
export interface NumberFacts {
  decimal: string;
  group: string;
  /** Figures of the last group, and of those before it. */
  sizes: readonly [last: number, before: number];
  /** So many figures have to stand before the last group for there to be groups. */
  least: number;
  /** By currency what stands around a sum: before and after it, and where it is below zero. */
  sums: Readonly<Record<string, Signs>>;
}

export type Signs = readonly [
  before: string,
  after: string,
  beforeBelow: string,
  afterBelow: string,
];

/** A whole number of zero or more; null for any other. */
export function writeWhole(value: number, facts: NumberFacts): string | null {
  return Number.isSafeInteger(value) && value >= 0
    ? inGroups(`${value}`, facts, facts.least)
    : null;
}

/**
 * An amount of a currency's smallest units. Null where the currency is not among the facts'.
 * @param digits its decimal places.
 * @param isPrice as price lists have it: without empty decimal places, and in groups from five figures on.
 */
export function writeSum(
  amount: number,
  { currency, digits, isPrice }: { currency: string; digits: number; isPrice: boolean },
  facts: NumberFacts,
): string | null {
  const signs = facts.sums[currency];
  if (!signs || !Number.isSafeInteger(amount)) return null;
  const figures = `${Math.abs(amount)}`.padStart(digits + 1, "0");
  const whole = figures.slice(0, figures.length - digits);
  const part = figures.slice(whole.length);
  const at = amount < 0 ? 2 : 0;
  return (
    signs[at] +
    inGroups(whole, facts, isPrice ? 2 : facts.least) +
    (digits > 0 && !(isPrice && Number(part) === 0) ? facts.decimal + part : "") +
    signs[at + 1]
  );
}

function inGroups(
  figures: string,
  { group, sizes: [last, before] }: NumberFacts,
  least: number,
): string {
  if (figures.length < last + least) return figures;
  return figures.replaceAll(new RegExp(`\\B(?=(\\d{${before}})*\\d{${last}}$)`, "g"), group);
}
