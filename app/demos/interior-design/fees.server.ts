import { formatPlanPrice, inWhole } from "#app/lib/money.ts";
import type { PricedPlace } from "./bands/priced-house/priced-house.tsx";

/** Share of a whole house's budget that is the fee, in percent. */
export const SHARE = 14;

const euros = (amount: number) => formatPlanPrice(inWhole(amount, "EUR"));

/** What the house does and takes for it, and where in a house that happens: single visits first, then commissions. */
export const fees: PricedPlace[] = [
  {
    place: "hall",
    title: "The hour",
    text: "Odile walks through and moves three things. Deducted from our fee, should there be one.",
    price: euros(180),
  },
  {
    place: "walls",
    title: "The colour day",
    text: "Walls, woodwork and ceiling of one floor, painted on boards and studied until dark.",
    price: euros(920),
  },
  {
    place: "attic",
    title: "The attic day",
    text: "We go through all you have and sort it into three piles: keep, mend, let go.",
    price: euros(760),
  },
  {
    place: "house",
    title: "A whole house",
    text: "Everything described here, for every room that would like it.",
    price: `${SHARE}%`,
  },
  {
    place: "room",
    title: "One room",
    text: "Plans, board, finds and four days of moving in. Up to 40 square metres.",
    price: euros(6400),
  },
  {
    place: "garden",
    title: "The year after",
    text: "Four visits, one each season, to move the lamp.",
    price: euros(1200),
  },
];
