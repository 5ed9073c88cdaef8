import type { PricedService } from "#app/elements/text/price-list/price-list.tsx";
import { formatPlanPrice } from "#app/lib/money.ts";

/** Share of a whole house's budget that is the fee, in percent. */
export const SHARE = 14;

const euros = (amount: number) => formatPlanPrice({ amount: amount * 100, currency: "EUR" });

/** What the house does and takes for it, by how long it stays. */
export const fees: { heading: string; items: PricedService[] }[] = [
  {
    heading: "Single visits",
    items: [
      {
        title: "The hour",
        text: "Odile walks through and moves three things. Deducted from our fee, should there be one.",
        price: euros(180),
      },
      {
        title: "The colour day",
        text: "Walls, woodwork and ceiling of one floor, painted on boards and studied until dark.",
        price: euros(920),
      },
      {
        title: "The attic day",
        text: "We go through all you have and sort it into three piles: keep, mend, let go.",
        price: euros(760),
      },
    ],
  },
  {
    heading: "Commissions",
    items: [
      {
        title: "One room",
        text: "Plans, board, finds and four days of moving in. Up to 40 square metres.",
        price: euros(6400),
      },
      {
        title: "A whole house",
        text: "Everything described here, for every room that would like it.",
        price: `${SHARE} %`,
      },
      {
        title: "The year after",
        text: "Four visits, one each season, to move the lamp.",
        price: euros(1200),
      },
    ],
  },
];
