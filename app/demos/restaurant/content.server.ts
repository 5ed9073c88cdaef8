import * as formWords from "#forms/reservation/words.ts";
import { picture } from "#content/media.ts";
import {
  closures,
  LARGEST_TABLE,
  RESERVATION_MONTHS_AHEAD,
  type Service,
  week,
} from "#forms/reservation/hours.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import { business } from "./business.tsx";
import { cardMenus, menusForMachines } from "./menus.server.ts";
import { days } from "./opening.ts";

const [street = "", town = ""] = business.address;

/** The copy of Sable & Thyme, the restaurant home. The house is invented; so are the street and its cat. */
const house = {
  name: business.name,
  street,
  town,
  seats: 34,
  since: 2016,
};

const hero = {
  name: house.name,
  line: `A dining room without electric light. ${house.street}, ${house.town}.`,
  primary: { label: "Reserve", href: "#reservation" },
  secondary: { label: "Menu", href: "#menu" },
  picture: picture("restaurant-table"),
};

const philosophy = {
  text: "At half past five we light forty-one candles. We cook until they are down. Nobody has yet asked for more light.",
  notes: [
    {
      term: `${house.seats} chairs`,
      detail: "Thirteen tables, none of them in the middle of the room.",
    },
    {
      term: "One fire",
      detail: "Birch and apple, lit at noon. Everything hot has been in it or over it.",
    },
    {
      term: "Sixty miles",
      detail: "That is how far the food comes. Lemons, wine and pepper are let off.",
    },
  ],
};

const menu = {
  heading: "What there is this week",
  intro:
    "The card changes on Tuesdays, when the boats and the growers have said what they have. Ask us about anything you must not eat.",
  menus: cardMenus,
  legal:
    "Our kitchen handles nuts, gluten, milk, fish and shellfish every day, so we cannot promise that a dish is free of traces. Service is in the price.",
};

const letter = {
  picture: picture("restaurant-chef"),
  heading: "The night the fuse went",
  paragraphs: [
    "We opened in March 2016 with eleven lamps I had paid too much for. In the second week the fuse box died at ten past eight, with the room full. We put every candle from the cellar on the tables, and I went round to apologise.",
    "Nobody wanted it back. The talk had dropped by half, people were leaning in, and a man on table six sent his compliments for a stew that had been on since the first day. It was the same stew. He could just taste it now.",
    "So I sold the lamps and bought a second hearth. You will find the food plain: a piece of something good, the fire, and one thing that argues with it. Come hungry, and come a little early. The lighting of the candles takes six minutes, and it is the best course of the evening.",
  ],
  name: "Inès Calder",
  role: "Cook, and the one with the matches",
};

const gallery = {
  heading: "Half past five to the last candle",
  label: "Pictures of the room and the kitchen",
  items: [
    { picture: picture("restaurant-table"), caption: "Table four, before the first guests." },
    { picture: picture("restaurant-wine"), caption: "The open bottle of the week." },
    { picture: picture("restaurant-dish"), caption: "Scallop and roe, photographed at lunch." },
    { picture: picture("restaurant-citrus"), caption: "Blood orange, olive oil, macaron." },
    { picture: picture("studio-table"), caption: "Five o’clock: we eat before you do." },
  ],
};

const hours = {
  heading: "When the door is open",
  columns: ["Lunch", "Dinner"] as const,
  days: days.map(({ day, services }) => ({
    day,
    hours: [seats(services, "Lunch"), seats(services, "Dinner")] as const,
  })),
  notes: [
    "First and last time at which we seat you. Nobody is asked to leave before the candles.",
    `Closed every year ${closures.map(({ from, to }) => `from ${monthDay(from)} to ${monthDay(to)}`).join(", ")}.`,
  ],
  map: "/drawings/town-map.svg#town",
  place: {
    name: house.name,
    address: [house.street, house.town],
    directions:
      "Through the arch beside the bookbinder’s, then towards the light. Seven minutes on foot from the station, all of it uphill.",
  },
};

const reservation = {
  heading: "When shall we light your table?",
  intro: `Tables are asked for here and confirmed by a person, within a day. The book is open ${RESERVATION_MONTHS_AHEAD} months ahead. For more than ${LARGEST_TABLE} of you we close the room; say so in a note and leave the number at ${LARGEST_TABLE}.`,
  zone: `${house.town} time`,
  submit: "Reserve a table",
  confirmation: { heading: formWords.received, text: formWords.next },
};

const giftCard = {
  heading: "An evening, in an envelope",
  text: "Dinner for two, as long as the candles last. We write the name by hand and post it the same day. It does not run out.",
  action: { label: "Request a gift card", href: `mailto:${business.email}?subject=Gift%20card` },
  card: {
    title: house.name,
    line: "Dinner for two",
    price: formatPlanPrice({ amount: 156_00, currency: "GBP" }),
  },
};

/** For search engines: the house, its hours and what it serves. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "Restaurant",
  name: house.name,
  description: hero.line,
  foundingDate: String(house.since),
  servesCuisine: "Scottish, from a wood fire",
  priceRange: "££",
  maximumAttendeeCapacity: house.seats,
  acceptsReservations: true,
  address: {
    "@type": "PostalAddress",
    streetAddress: house.street,
    addressLocality: house.town,
    addressCountry: "GB",
  },
  openingHoursSpecification: week.flatMap(({ day, services }) =>
    services.map(({ first, last }) => ({
      "@type": "OpeningHoursSpecification",
      dayOfWeek: `https://schema.org/${day}`,
      opens: first,
      closes: last,
    })),
  ),
  hasMenu: menusForMachines,
};

/** The words of the page, by section. */
export const content = {
  hero,
  philosophy,
  menu,
  letter,
  gallery,
  hours,
  reservation,
  giftCard,
  business: organisation,
};

function seats(services: readonly Service[], name: Service["name"]): string | null {
  const service = services.find((candidate) => candidate.name === name);
  return service ? `${service.first}–${service.last}` : null;
}

/** `12-24` → "24 December". */
function monthDay(value: string): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  return format.format(new Date(`2000-${value}T00:00:00Z`));
}
