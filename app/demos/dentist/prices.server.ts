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

/** What is set down before a long treatment, in cents. */
const ROOT_CANAL = 385_00;
const CROWN = 780_00;

/** A price in writing, as patients get it: two lines of the list, and what they come to. */
export const estimate = {
  title: "Your price, in writing",
  lines: [
    { name: "Root canal, front tooth", price: price(ROOT_CANAL) },
    { name: "Crown", price: price(CROWN) },
  ],
  total: { name: "And not a cent more", price: price(ROOT_CANAL + CROWN) },
  signed: "Dr Owen Ferriter",
};

/** The list at the front desk. Visits have one price, here and in the guide. */
export const priceGroups: readonly PriceGroup[] = [
  {
    name: "Examinations",
    items: [
      visit("check-up", "Twice a year is enough for most"),
      visit("short-look"),
      visit("long-look"),
      visit("urgent", "Taken off your bill if we go on to treat it"),
      treatment(
        "Child’s visit, up to twelve",
        formatDuration(20),
        25_00,
        "A parent’s knee is fine",
      ),
    ],
  },
  {
    name: "Prevention",
    items: [
      visit("hygiene"),
      treatment("Sealing a child’s molar", formatDuration(15), 28_00),
      treatment("Night guard", "2 visits", 240_00, "For people who grind their teeth at night"),
    ],
  },
  {
    name: "Repairs",
    items: [
      visit("mend", "Includes a one-surface white filling"),
      treatment("White filling, two or more surfaces", formatDuration(60), 148_50),
      treatment("Root canal, front tooth", formatDuration(60), ROOT_CANAL),
      treatment("Root canal, back tooth", formatDuration(90), 640_00),
      treatment("Crown", "2 visits", CROWN),
      treatment("Tooth removal", formatDuration(30), 95_00, "We ask twice"),
    ],
  },
];
