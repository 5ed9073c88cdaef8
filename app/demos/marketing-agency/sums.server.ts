import { site } from "#content/site.ts";
import { minorOf } from "#shared/shop/money.ts";
import type { FunnelStep } from "./bands/cost-funnel/cost-funnel.tsx";
import { winningCosts } from "./winning-costs.ts";

const CURRENCY = "EUR";

const number = new Intl.NumberFormat(site.locale);
const percent = new Intl.NumberFormat(site.locale, { style: "percent" });
const currency = new Intl.NumberFormat(site.locale, {
  style: "currency",
  currency: CURRENCY,
  trailingZeroDisplay: "stripIfInteger",
});
/** Cents as this page writes them. Its prices stand near its sums: other than in price lists, both are grouped. */
export const euros = (cents: number) => currency.format(cents / minorOf(1, CURRENCY));

/** Our own year: who got how far on the way to us, and what one of them cost. */
const winning = winningCosts([
  {
    count: 2400,
    unitCost: 185,
    name: "get a postcard",
    text: "We write it by hand, about something they do well. There’s no link on it.",
  },
  {
    count: 312,
    unitCost: 0,
    name: "look us up",
    text: "If they type our name in, they’ve kept the card. That bit’s free.",
  },
  {
    count: 96,
    unitCost: 2200,
    name: "ring us",
    text: "Twenty minutes with Amina. Half of them need an accountant, and she’ll say so.",
  },
  {
    count: 48,
    unitCost: 14_000,
    name: "come for cake",
    text: "Half a day with two of us listening. The cake is the cheap part.",
  },
  {
    count: 24,
    unitCost: 18_000,
    name: "get an offer",
    text: "A single page, and it takes us a whole day.",
  },
  { count: 12, unitCost: 0, name: "sign", text: "On paper, with our pen. They keep the pen." },
]);

/** The words of the band about them. */
export const sums = {
  heading: "Honestly, here’s what you cost us",
  intro:
    "All that we spent on winning new clients last year, step by step. The funnel’s round, and every opening is drawn to scale.",
  steps: winning.steps.map(({ count, unitCost, kept, cost, name, text, share }, index) => ({
    count: number.format(count),
    name,
    text: index === 0 ? text : `${text} ${percent.format(kept)}\u00A0got\u00A0this\u00A0far.`,
    share,
    cost: euros(cost),
    working: `${number.format(count)} × ${euros(unitCost)}`,
  })) satisfies FunnelStep[],
  result: {
    figure: euros(winning.perWin),
    label: "per new client",
    sum: euros(winning.total),
    working: `split between the ${number.format(winning.wins)} who signed`,
  },
  remark:
    "Yes, it’s in your first invoice, and now you know how much. We did try advertising, in 2019. It brought us one man, and he wanted a logo.",
};
