import { type Minor, minorOf, type Rate } from "#shared/shop/money.ts";

/**
 * What regular saving comes to, exact to the smallest unit (`Minor`: cents of the euro, yen). Plans are in whole units of their currency,
 * as people write them. No float ever holds money.
 */
export interface SavingsPlan {
  /** Paid in on the first day of every month, in whole units. */
  monthly: number;
  years: number;
}

export interface SavingsYear {
  year: number;
  /** Paid in so far. */
  paidIn: Minor;
  /** At the end of the year. */
  balance: Minor;
}

interface Limits {
  min: number;
  /** On a step. */
  max: number;
  /** Of the slider; the field takes every whole number. */
  step: number;
}

/** What can be chosen. */
export const savingsLimits = {
  monthly: { min: 10, max: 2_000, step: 10 },
  years: { min: 1, max: 40, step: 1 },
} as const satisfies Record<keyof SavingsPlan, Limits>;

export const defaultPlan: SavingsPlan = { monthly: 300, years: 20 };

/**
 * The balance after each year; the first entry is the start, with nothing in it. Each month the deposit is added, then a twelfth of the
 * year's rate on the whole balance, rounded to the smallest unit, half of it up.
 * @param rate a year.
 */
export function growSavings(
  { monthly, years }: SavingsPlan,
  rate: Rate,
  currency: string,
): SavingsYear[] {
  const deposit = minorOf(monthly, currency);
  const course: SavingsYear[] = [{ year: 0, paidIn: 0, balance: 0 }];
  let balance = 0;
  for (let month = 1; month <= years * 12; month++) {
    balance += deposit;
    balance += interestOf(balance, rate);
    if (month % 12 === 0) course.push({ year: month / 12, paidIn: deposit * month, balance });
  }
  return course;
}

export interface PassbookEntry {
  /** Day of the entry, `2027-01-31`. */
  day: string;
  kind: "deposit" | "interest";
  amount: Minor;
  balance: Minor;
}

/**
 * The lines of a passbook: each month's deposit on its first day, its interest on the last.
 * @param first the first month, `2027-01`.
 */
export function passbook({
  monthly,
  rate,
  months,
  first,
}: {
  monthly: Minor;
  rate: Rate;
  months: number;
  first: string;
}): PassbookEntry[] {
  const entries: PassbookEntry[] = [];
  const [year = 0, month = 1] = first.split("-").map(Number);
  let balance = 0;
  const enter = (kind: PassbookEntry["kind"], amount: number, date: number) => {
    balance += amount;
    entries.push({ day: new Date(date).toISOString().slice(0, 10), kind, amount, balance });
  };
  for (let index = 0; index < months; index++) {
    enter("deposit", monthly, Date.UTC(year, month - 1 + index, 1));
    enter("interest", interestOf(balance, rate), Date.UTC(year, month + index, 0));
  }
  return entries;
}

/** One month's interest: balance × rate ÷ 12, in whole numbers, half a unit rounded up. */
export function interestOf(balance: Minor, rate: Rate): Minor {
  const divisor = 12 * 100 * 100;
  const product = balance * rate;
  const rest = product % divisor;
  return (product - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/** A plan from what stands in an address or in fields: `?monthly=300&years=20`. Anything else is brought into the limits. */
export function readPlan(values: { get(name: "monthly" | "years"): string | null }): SavingsPlan {
  const { monthly, years } = savingsLimits;
  return {
    monthly: within(wholeNumber(values.get("monthly"), defaultPlan.monthly), monthly),
    years: within(wholeNumber(values.get("years"), defaultPlan.years), years),
  };
}

function wholeNumber(text: string | null, otherwise: number): number {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? Math.round(value) : otherwise;
}

/** Where a slider stands for a value: on the nearest step, on the higher of two. A browser moves it there itself. */
export function onStep(value: number, { min, max, step }: Limits): number {
  return within(min + Math.round((value - min) / step) * step, { min, max });
}

function within(value: number, { min, max }: Pick<Limits, "min" | "max">): number {
  return Math.min(max, Math.max(min, value));
}
