import { ifThere, PRICES } from "#content/addresses.ts";
import { site } from "#content/site.ts";
import type { DoorPlan } from "./bands/door-plans/door-plans.tsx";

/** How long a client stays, and how often one pays in that time. */
export const WEEKS = 12;
const MONTHS = 3;

/** A price stands above its sum, which has more figures: both are grouped. */
const currency = new Intl.NumberFormat(site.locale, {
  style: "currency",
  currency: "GBP",
  maximumFractionDigits: 0,
});
export const pounds = (amount: number) => currency.format(amount);

export const plans = {
  heading: "What does Uprank cost per month?",
  intro: `You pay three times, once a month. After ${WEEKS} weeks the contract ends by itself, so there is nothing to remember and nothing to cancel.`,
  plans: (
    [
      {
        title: "One door",
        houses: [{ number: 1, floors: 1 }],
        subtitle: "A shop, a practice, a choir",
        price: 950,
        features: [
          { amount: "20", text: "searches tracked" },
          { amount: "up to 40", text: "pages read and fixed" },
          { amount: "3", text: "pages written" },
        ],
      },
      {
        title: "Whole house",
        houses: [{ number: 2, floors: 2 }],
        subtitle: "A firm with a shop on its site",
        price: 2200,
        isPopular: true,
        features: [
          { amount: "60", text: "searches tracked" },
          { amount: "up to 400", text: "pages read and fixed" },
          { amount: "9", text: "pages written" },
        ],
      },
      {
        title: "Whole street",
        houses: [
          { number: 3, floors: 2 },
          { number: 4, floors: 3 },
          { number: 5, floors: 2 },
          { number: 6, floors: 4 },
        ],
        subtitle: "Several languages or several sites",
        price: 4600,
        features: [
          { amount: "200", text: "searches tracked" },
          { amount: "all", text: "pages read and fixed" },
          { amount: "18", text: "pages written, four languages" },
        ],
      },
    ] as const
  ).map(({ price, ...plan }) => ({
    ...plan,
    price: pounds(price),
    total: `${pounds(price * MONTHS)} in all`,
    buttonTitle: "Choose",
    buttonLink: ifThere(PRICES) ?? "#call",
  })) satisfies DoorPlan[],
  next: { text: "Not sure which plan fits?", label: "Send us one page", href: "#call" },
};
