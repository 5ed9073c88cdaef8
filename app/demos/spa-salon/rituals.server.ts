import { picture, type PictureName } from "#content/media.ts";
import { formatDuration } from "#app/lib/format-duration.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { Ritual } from "./bands/ritual-rail/ritual-rail.tsx";
import { treatments } from "./treatments.server.ts";
import { planVisit } from "./visit.ts";
import { spaSalon } from "./entry.ts";

export const CURRENCY = "EUR";

/** A visit as its card shows it: time and price come from the menu. */
function ritual(
  name: string,
  text: string,
  visit: readonly string[],
  pictureName: PictureName,
): Ritual {
  const plan = planVisit(treatments, visit);
  if (plan.treatments.length !== visit.length || plan.tooMuch !== null)
    throw new Error(`The house cannot do the ritual "${name}".`);
  const query = visit.map((id) => `&treatment=${id}`).join("");
  return {
    name,
    text,
    visit,
    parts: plan.treatments.map(({ name, minutes }) => ({ name, time: formatDuration(minutes) })),
    time: formatDuration(plan.minutes),
    price: formatPlanPrice({ amount: plan.price, currency: CURRENCY }),
    href: `${spaSalon.path}?visit=own${query}#visit`,
    picture: picture(pictureName),
  };
}

/** The words of the band about them. */
export const rituals = {
  heading: "Four visits that others have got right",
  label: "Visits put together by the house",
  action: "Add to your visit",
  rituals: [
    ritual(
      "After the office",
      "For people who still have a screen behind their eyes at six in the evening.",
      ["pool", "steam", "back"],
      "spa-salon-basin",
    ),
    ritual(
      "Down to the clay",
      "Painted, wrapped, rinsed. You go home lighter by some of the millpond.",
      ["steam", "scrub", "wrap", "mask"],
      "spa-salon-clay",
    ),
    ritual(
      "The day off",
      "Most of what we do, one after the other, with a bed at the end of it.",
      ["pool", "sump", "five", "jaw", "tea"],
      "spa-salon-room",
    ),
    ritual(
      "Two who do not talk",
      "Side by side, by candle. It is also the visit that is given away most.",
      ["float", "whole", "facial"],
      "spa-candle",
    ),
  ],
};

/** Treatments in the gauge before anybody has ticked one: what a first visit mostly is. */
export const suggested: readonly string[] = ["pool", "steam", "slab", "back"];
