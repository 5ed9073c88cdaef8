import type { Coupon } from "#shared/shop/terms.ts";

/** Reductions for those who know their code. For the server only: what a browser loads everybody can read. */
export const coupons: readonly Coupon[] = [
  { code: "WELCOME10", label: "Welcome discount (10%)", off: { rate: 1000 }, minimum: 0 },
  { code: "MARCHANDS15", label: "Neighbours’ discount", off: { amount: 1500 }, minimum: 9000 },
  {
    code: "SUMMER26",
    label: "Summer discount (20%)",
    off: { rate: 2000 },
    minimum: 5000,
    lastDay: "2026-08-31",
  },
];
