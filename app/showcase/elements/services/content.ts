import { picture } from "#content/media.ts";
import type { ServiceTile } from "#app/sections/lists/service-bento.tsx";
import type { IndexedService } from "#app/elements/text/service-index/service-index.tsx";
import type { PricedService } from "#app/elements/text/price-list/price-list.tsx";
import type { PicturedService } from "#app/elements/text/service-tile.tsx";

/** What an architect’s office is asked for. */
export const planning: readonly IndexedService[] = [
  {
    title: "A first look",
    text: "Two hours on site and a letter of three pages: what stands, what it could be, what it would cost.",
    href: "/page/what-we-offer",
    picture: picture("architecture-house"),
  },
  {
    title: "The whole house",
    text: "From the first sketch to the last door handle, one architect throughout.",
    href: "/page/our-services",
    picture: picture("architecture-stairs"),
  },
  {
    title: "Rooms that exist",
    text: "Kitchens, stairs and attics in houses that people go on living in.",
    href: "/page/our-process",
    picture: picture("interior-living"),
  },
  {
    title: "A second opinion",
    text: "We read somebody else’s plans before you sign them. One week, fixed price.",
    href: "/page/faq-s",
    picture: picture("desk"),
  },
];

/** The board of a barber. */
export const cuts: readonly PricedService[] = [
  { title: "Cut and wash", text: "45 minutes, coffee included", price: "€34" },
  { title: "Machine only", text: "20 minutes, no appointment", price: "€18" },
  { title: "Children under ten", text: "On the wooden horse", price: "€15" },
  { title: "Fringe", text: "Between two cuts, for regulars", price: "Free" },
];

/** The other half of the board. */
export const shaves: readonly PricedService[] = [
  { title: "Wet shave", text: "Two passes, three towels", price: "€29" },
  { title: "Beard, shaped", text: "With scissors, then the blade", price: "€21" },
  { title: "Both and a cut", text: "90 minutes, phone off", price: "€58" },
];

/** What a hotel does besides beds. */
export const stays = {
  terrace: {
    title: "Terrace at dusk",
    text: "Dinner for eight at one table, whoever comes. We cook what the boat brought.",
    includes: ["Four courses", "House wine", "Blankets after ten"],
    picture: picture("hotel-terrace"),
  },
  pool: {
    title: "Pool before breakfast",
    text: "Open from six. Nobody plays music, and the first coffee is carried out to you.",
    includes: ["Towels", "Coffee", "28 degrees"],
    picture: picture("studio-pool"),
  },
} satisfies Record<string, PicturedService>;

/** What a design studio does. */
export const studio: readonly ServiceTile[] = [
  {
    title: "Marks",
    content: "A sign that survives being cut into a stamp.",
    drawing: "/drawings/kindling.svg#service-mark",
  },
  {
    title: "Apps",
    content: "Twelve screens that do the work of forty.",
    drawing: "/drawings/kindling.svg#service-screens",
  },
  {
    title: "Pages",
    content: "One page a week, written, drawn and online.",
    drawing: "/drawings/kindling.svg#service-page",
  },
  {
    title: "Decks",
    content: "Ten slides for the ten minutes you get.",
    drawing: "/drawings/kindling.svg#service-deck",
  },
  {
    title: "Boxes",
    content: "Paper first, then the glue, then the lorry. Three samples before you pay.",
    drawing: "/drawings/kindling.svg#service-box",
  },
  {
    title: "Words",
    content: "The name, the button, the answer to the angry mail.",
    drawing: "/drawings/kindling.svg#service-voice",
  },
];
