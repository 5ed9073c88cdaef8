import type { ProcessStep } from "#app/elements/figures/process-steps/process-steps.tsx";
import type { RisingStep } from "./rising-steps.tsx";
import type { RulerStep } from "#app/sections/lists/step-ruler/step-ruler.tsx";

/** The way of a parcel. */
export const parcel: readonly ProcessStep[] = [
  { title: "Packed", content: "In paper, with a card that somebody has signed." },
  { title: "At the depot", content: "Sorted by night; the label is read eleven times." },
  { title: "On the bicycle", content: "Between nine and one, by Jonas or by Merve." },
  { title: "At your door", content: "Or with the neighbour you named." },
];

/** How a coat is made to measure. */
export const coat: readonly ProcessStep[] = [
  {
    title: "Two hours in the shop",
    content:
      "We take 31 measures and look at how you stand. You choose the cloth by daylight, at the window.",
  },
  {
    title: "A coat of muslin",
    content:
      "Sewn in two evenings, pinned on you in one. It is cut apart afterwards and becomes the pattern.",
  },
  {
    title: "Forty hours of sewing",
    content: "By one person, whose name is inside. You may come and watch; most do, once.",
  },
  {
    title: "The first rain",
    content: "Wear it for a month, then bring it back. What has moved is taken in at no cost.",
  },
];

/** How a house gets its heat pump. */
export const pump: readonly ProcessStep[] = [
  {
    title: "Six photographs",
    content: "Boiler, meter, cellar stairs, two walls, the garden. We answer within a day.",
  },
  {
    title: "One visit",
    content: "An engineer measures every radiator and leaves a price that does not change.",
  },
  {
    title: "Two days",
    content: "The old boiler goes on the first, warm water returns on the second.",
  },
];

/** How a brand is drawn in ten weeks. */
export const brand: readonly RulerStep[] = [
  {
    from: 1,
    to: 2,
    title: "Walk round",
    text: "We count every place where the old mark still hangs.",
    result: "A list of 140 signs",
    sheets: 4,
  },
  {
    from: 3,
    to: 6,
    title: "Draw",
    text: "Three marks, each on a van, a stamp and a screen.",
    result: "One mark, signed by you",
    sheets: 9,
  },
  {
    from: 7,
    to: 10,
    title: "Hand over",
    text: "Files, sizes and the four mistakes to avoid.",
    result: "A book that fits a pocket",
    sheets: 12,
  },
];

/** How a product finds its first hundred customers. */
export const launch: readonly RisingStep[] = [
  {
    title: "Ask twenty",
    content: "People who have the problem today, on the telephone, without a slide.",
    weeks: "Weeks 1 to 2",
    result: "A page of their own words",
  },
  {
    title: "Sell ten",
    content: "By hand, at the full price, with a promise to give it back.",
    weeks: "Weeks 3 to 6",
    result: "Ten invoices, paid",
  },
  {
    title: "Open the door",
    content: "One page, one button, and a person who answers within the hour.",
    weeks: "From week 7",
    result: "The hundredth customer",
  },
];
