import { formatDuration } from "#app/lib/format-duration.ts";
import { formatMoney } from "#app/lib/money.ts";
import type { PriceGroup } from "./bands/price-table/price-table.tsx";
import { visits } from "./visits.server.ts";

/** In cents. */
export const price = (amount: number) => formatMoney({ amount, currency: "EUR" });

/** Above this the price comes in writing first, in cents. */
export const WRITTEN_FROM = 300_00;

const visit = (id: string, note?: string) => {
  const found = visits.find((one) => one.id === id);
  if (!found) throw new Error(`The dentist home has no visit "${id}".`);
  return {
    name: found.name,
    note,
    takes: formatDuration(found.minutes),
    price: price(found.price),
  };
};

const treatment = (name: string, takes: string, amount: number, note?: string) => ({
  name,
  note,
  takes,
  price: price(amount),
});

/** The list at the front desk. Visits have one price, here and in the guide. */
export const priceGroups: readonly PriceGroup[] = [
  {
    name: "Looking",
    items: [
      visit("check-up", "X-rays are in it, when they are due"),
      visit("short-look"),
      visit("long-look"),
      visit("urgent", "Taken off the bill when we go on to mend it"),
      treatment("Child’s visit, to twelve", formatDuration(20), 25_00, "May be held on a knee"),
    ],
  },
  {
    name: "Keeping",
    items: [
      visit("hygiene"),
      treatment("Sealing a child’s molar", formatDuration(15), 28_00),
      treatment(
        "Night guard",
        "2 visits",
        240_00,
        "For those who grind their way through the news",
      ),
    ],
  },
  {
    name: "Mending",
    items: [
      visit("mend", "With a white filling on one side"),
      treatment("White filling, two sides or more", formatDuration(60), 148_50),
      treatment("Root canal, front tooth", formatDuration(60), 385_00),
      treatment("Root canal, back tooth", formatDuration(90), 640_00, "You may bring a film"),
      treatment("Crown", "2 visits", 780_00),
      treatment("Taking a tooth out", formatDuration(30), 95_00, "We ask twice"),
    ],
  },
];
