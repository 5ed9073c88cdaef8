/**
 * What regular saving comes to, exact to the cent: all amounts are integers in minor units (cents), rates are integers in hundredths of
 * a per cent (3.10 % is 310). No float ever holds money.
 */
export interface SavingsPlan {
  /** Paid in on the first day of every month, in cents. */
  monthly: number;
  years: number;
}

export interface SavingsYear {
  year: number;
  /** Paid in so far, in cents. */
  paidIn: number;
  /** Balance at the end of the year, in cents. */
  balance: number;
}

/** What can be chosen; amounts in cents. */
export const savingsLimits = {
  monthly: { min: 10_00, max: 2_000_00, step: 10_00 },
  years: { min: 1, max: 40, step: 1 },
} as const;

export const defaultPlan: SavingsPlan = { monthly: 300_00, years: 20 };

/**
 * The balance after each year; the first entry is the start, with nothing in it. Each month the deposit is added, then a twelfth of the
 * year's rate on the whole balance, rounded to the cent, half a cent up.
 * @param rate in hundredths of a per cent a year.
 */
export function growSavings({ monthly, years }: SavingsPlan, rate: number): SavingsYear[] {
  const course: SavingsYear[] = [{ year: 0, paidIn: 0, balance: 0 }];
  let balance = 0;
  for (let month = 1; month <= years * 12; month++) {
    balance += monthly;
    balance += interestOf(balance, rate);
    if (month % 12 === 0) course.push({ year: month / 12, paidIn: monthly * month, balance });
  }
  return course;
}

export interface PassbookEntry {
  /** Day of the entry, `2027-01-31`. */
  day: string;
  kind: "deposit" | "interest";
  /** In cents. */
  amount: number;
  balance: number;
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
  monthly: number;
  rate: number;
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

/** One month's interest in cents: balance × rate ÷ 12, in whole numbers, half a cent rounded up. */
export function interestOf(balance: number, rate: number): number {
  const divisor = 12 * 100 * 100;
  const product = balance * rate;
  const rest = product % divisor;
  return (product - rest) / divisor + (rest * 2 >= divisor ? 1 : 0);
}

/** A plan from what stands in an address or in fields, in whole units of the currency: `?monthly=300&years=20`. Anything else is brought into the limits. */
export function readPlan(values: { get(name: "monthly" | "years"): string | null }): SavingsPlan {
  const { monthly, years } = savingsLimits;
  return {
    monthly: within(wholeNumber(values.get("monthly"), defaultPlan.monthly / 100) * 100, monthly),
    years: within(wholeNumber(values.get("years"), defaultPlan.years), years),
  };
}

function wholeNumber(text: string | null, otherwise: number): number {
  const value = text?.trim() ? Number(text) : Number.NaN;
  return Number.isFinite(value) ? Math.round(value) : otherwise;
}

function within(value: number, { min, max }: { min: number; max: number }): number {
  return Math.min(max, Math.max(min, value));
}
