import type { PricedJob } from "./bands/job-prices/job-prices.tsx";
import type { Money } from "#app/lib/money.ts";
import { site } from "#content/site.ts";
import { minorOf } from "#shared/shop/money.ts";

/** What a day costs; every price is made from it. Half days are the smallest unit sold. */
const day: Money = { amount: 560_00, currency: "GBP" };

const jobs: readonly { name: string; text: string; halfDays: number }[] = [
  {
    name: "A letter",
    text: "To your customers, about something they won’t like.",
    halfDays: 1,
  },
  {
    name: "A page",
    text: "The one that has to work. Usually your home page, often “About us”.",
    halfDays: 3,
  },
  {
    name: "A name",
    text: "Three to choose from, and a kind word about the one you had.",
    halfDays: 6,
  },
  {
    name: "Every button",
    text: "The small words in your app: buttons, errors, the email that says sorry.",
    halfDays: 10,
  },
  {
    name: "A website",
    text: "Up to ten pages, and a list of the ones you could bin.",
    halfDays: 14,
  },
  {
    name: "Talking you out of it",
    text: "On the phone. Works about one time in three.",
    halfDays: 0,
  },
];

export const dayRate = priceOf(day);

/** The jobs with what they take and cost. */
export const pricedJobs = jobs.map(({ name, text, halfDays }) => ({
  name,
  text,
  takes: daysOf(halfDays),
  price: halfDays === 0 ? "Free" : priceOf({ ...day, amount: (day.amount * halfDays) / 2 }),
})) satisfies PricedJob[];

/** "£1,680": without empty pence, and with the comma that a copywriter sets. */
function priceOf({ amount, currency }: Money): string {
  const format = new Intl.NumberFormat(site.locale, {
    style: "currency",
    currency,
    currencyDisplay: "narrowSymbol",
    trailingZeroDisplay: "stripIfInteger",
  });
  return format.format(amount / minorOf(1, currency));
}

/** 3 half days are "1½ days". */
function daysOf(halfDays: number): string {
  if (halfDays === 0) return "Half an hour";
  if (halfDays === 1) return "Half a day";
  const days = `${Math.floor(halfDays / 2)}${halfDays % 2 ? "½" : ""}`;
  return days === "1" ? "1 day" : `${days} days`;
}
