import type { PricedService } from "#app/elements/text/price-list/price-list.tsx";
import { formatPlanPrice } from "#app/lib/money.ts";

/** Share of a whole house's budget that is the fee, in percent. */
export const SHARE = 14;

const euros = (amount: number) => formatPlanPrice({ amount: amount * 100, currency: "EUR" });

/** What the house does and takes for it, by how long it stays. */
export const fees: { heading: string; items: PricedService[] }[] = [
  {
    heading: "For an afternoon",
    items: [
      {
        title: "The hour",
        text: "Odile walks through, moves three things and leaves. Off the fee, if there is one.",
        price: euros(180),
      },
      {
        title: "The colour day",
        text: "Walls, woodwork and ceiling of one floor, painted on boards and looked at until dark.",
        price: euros(920),
      },
      {
        title: "The attic day",
        text: "We go through what you have and sort it in three heaps: keep, mend, let go.",
        price: euros(760),
      },
    ],
  },
  {
    heading: "For a year",
    items: [
      {
        title: "One room",
        text: "Plans, board, finds and four days of carrying. Up to 40 square metres.",
        price: euros(6400),
      },
      {
        title: "A whole house",
        text: "Everything on this page, for every room that wants it.",
        price: `${SHARE} %`,
      },
      {
        title: "The year after",
        text: "Four visits, one a season, to move the lamp.",
        price: euros(1200),
      },
    ],
  },
];
