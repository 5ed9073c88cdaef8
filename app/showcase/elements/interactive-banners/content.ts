import { picture } from "#content/media.ts";
import type { Banner } from "#app/elements/media/banner-tile/banner-tile.tsx";

/** Chapters of a travel agency’s year. */
export const journeys: readonly Banner[] = [
  {
    title: "Nine days of sand",
    text: "On foot from arch to arch with two guides, eleven camels and no signal.",
    href: "/page/what-we-offer",
    picture: picture("travel-desert"),
  },
  {
    title: "The valley from above",
    text: "Balloons start at five, land where the wind says, and breakfast comes by tractor.",
    href: "/page/our-services",
    picture: picture("travel-mountains"),
  },
];

/** What a kitchen serves, by the hour. */
export const hours: readonly Banner[] = [
  {
    title: "Morning",
    text: "Filter until eleven, from one farm a month. The croissants are gone by nine.",
    href: "/page/what-we-offer",
    picture: picture("studio-coffee"),
  },
  {
    title: "Noon",
    text: "One dish, one price, twenty minutes. It is written on the window at ten.",
    href: "/page/our-services",
    picture: picture("restaurant-dish"),
  },
  {
    title: "Night",
    text: "Six tables, candlelight, and a list of wines from people we have visited.",
    href: "/page/our-story",
    picture: picture("restaurant-wine"),
  },
];

/** Departments of a shop for the house. */
export const departments: readonly Banner[] = [
  {
    title: "Sit",
    text: "Chairs that can be mended, with the screws in a bag under the seat.",
    href: "/page/what-we-offer",
    picture: picture("studio-armchair"),
  },
  {
    title: "Dine",
    text: "Tables by the metre, cut on Thursdays.",
    href: "/page/our-services",
    picture: picture("interior-dining"),
  },
  {
    title: "Sleep",
    text: "Linen, washed twice before it is sold.",
    href: "/page/our-process",
    picture: picture("interior-bedroom"),
  },
  {
    title: "Light",
    text: "Lamps that are warm at the end of the day and cold at its start.",
    href: "/page/our-story",
    picture: picture("project-lamps-1"),
  },
];

/** Posters of a season. */
export const season: readonly Banner[] = [
  {
    title: "Rings of light",
    text: "Forty rings, one dark hall, until the 14th of April.",
    href: "/page/latest-news",
    picture: picture("project-lightrings-1"),
  },
  {
    title: "Paper mountains",
    text: "Nine hundred sheets and no glue.",
    href: "/page/our-story",
    picture: picture("project-papercraft-1"),
  },
];

/** One house with one invitation. */
export const invitation: Banner = {
  title: "The house on the sand",
  text: "Four rooms, one tree, and a key that hangs at the baker’s. Free again from the 3rd of June.",
  href: "/page/contact-modern",
  picture: picture("architecture-house"),
};
