import { site } from "#content/site.ts";
import type { FunnelStep } from "./bands/cost-funnel/cost-funnel.tsx";
import { winningCosts } from "./winning-costs.ts";

export const CURRENCY = "EUR";

const number = new Intl.NumberFormat(site.language);
const percent = new Intl.NumberFormat(site.language, { style: "percent" });
/** Sums stand below each other, so that, other than prices, all of them are grouped. */
const euros = new Intl.NumberFormat(site.language, {
  style: "currency",
  currency: CURRENCY,
  trailingZeroDisplay: "stripIfInteger",
});
const sum = (cents: number) => euros.format(cents / 100);

/** Our own year: who got how far on the way to us, and what one of them cost. */
const winning = winningCosts([
  {
    count: 2400,
    unitCost: 185,
    name: "get a postcard",
    text: "Written by hand, about one thing they do well. It has no link on it.",
  },
  {
    count: 312,
    unitCost: 0,
    name: "look us up",
    text: "Whoever types our name has read the card and kept it. That part is free.",
  },
  {
    count: 96,
    unitCost: 2200,
    name: "ring",
    text: "Twenty minutes with Amina. Half of them need an accountant, and she says so.",
  },
  {
    count: 48,
    unitCost: 14_000,
    name: "come for cake",
    text: "Half a day, for the two of us who listen. The cake is the smaller part.",
  },
  {
    count: 24,
    unitCost: 18_000,
    name: "get an offer",
    text: "One page. It takes a day because it is one page.",
  },
  { count: 12, unitCost: 0, name: "sign", text: "On paper, with our pen. They keep the pen." },
]);

/** The words of the band about them. */
export const sums = {
  heading: "What it costs us to win one of you",
  intro: "An agency that wants to count should start at home. Our last year, drawn to scale.",
  steps: winning.steps.map(({ count, unitCost, kept, cost, name, text, share }, index) => ({
    count: number.format(count),
    name,
    text: index === 0 ? text : `${text} ${percent.format(kept)} got here.`,
    share,
    cost: sum(cost),
    working: `${number.format(count)} × ${sum(unitCost)}`,
  })) satisfies FunnelStep[],
  result: {
    figure: sum(winning.perWin),
    label: "for one client",
    sum: sum(winning.total),
    working: `shared by the ${number.format(winning.wins)} who signed`,
  },
  remark:
    "It is in your first invoice, where else. Now you know how much of it. We also tried advertising, in 2019: it brought one man, and he wanted a logo.",
};
