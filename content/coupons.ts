/** Reductions for those who know their code. For the server only: what a browser loads everybody can read. */
export interface Coupon {
  /** As buyers type it; capital letters and spaces do not matter. */
  code: string;
  /** What the cart calls the reduction. */
  label: string;
  /** Hundredths of a percent off the goods, or an amount off. */
  off: { rate: number } | { amount: number };
  /** Value of goods from which it counts. */
  minimum: number;
  /** Last day on which it counts, in UTC: `2027-03-31`. */
  lastDay?: string;
}

export const coupons: readonly Coupon[] = [
  { code: "WELCOME10", label: "Welcome discount (10%)", off: { rate: 1000 }, minimum: 0 },
  { code: "MARCHANDS15", label: "€15 off orders from €90", off: { amount: 1500 }, minimum: 9000 },
  {
    code: "SUMMER26",
    label: "Summer discount (20%)",
    off: { rate: 2000 },
    minimum: 5000,
    lastDay: "2026-08-31",
  },
];
