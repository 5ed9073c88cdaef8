import { picture, type PictureName } from "#content/media.ts";
import { formatDuration } from "#app/lib/format-duration.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { Ritual } from "./bands/ritual-table/ritual-table.tsx";
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
  /** Stands after the price of a ritual for more than one. */
  each = "",
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
    price: formatPlanPrice({ amount: plan.price, currency: CURRENCY }) + each,
    href: `${spaSalon.path}?visit=own${query}#visit`,
    picture: picture(pictureName),
  };
}

/** The words of the band about them. */
export const rituals = {
  heading: "Rituals of water and clay",
  action: "Choose this ritual",
  rituals: [
    ritual(
      "Down to the clay",
      "Steam to open the skin, salt to polish it, then warm clay to the neck.",
      ["steam", "scrub", "wrap", "mask"],
      "spa-salon-clay",
    ),
    ritual(
      "After the office",
      "For the hour after work, when the screen still glows behind closed eyes.",
      ["pool", "steam", "back"],
      "studio-spa",
    ),
    ritual(
      "The day off",
      "Warm water, cold water, hot stones, and a bed by the window to end on.",
      ["pool", "sump", "five", "jaw", "tea"],
      "spa-salon-room",
    ),
    ritual(
      "Silence for two",
      "Side by side, by candlelight: the ritual most often given as a present.",
      ["float", "whole", "facial"],
      "spa-candle",
      " each",
    ),
  ],
};

/** Treatments in the gauge before anybody has ticked one: what a first visit mostly is. */
export const suggested: readonly string[] = ["pool", "steam", "slab", "back"];
