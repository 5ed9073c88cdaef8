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
import { forMachines } from "#app/frame/for-machines.server.ts";
import { candles, seats, tables } from "./bands/room-plan/tables.ts";
import { business } from "./business.tsx";
import { cardMenus, menusForMachines } from "./menus.server.ts";
import { days } from "./opening.ts";

const [street = "", town = ""] = business.address;

/** The copy of Sable & Thyme, the restaurant home. The house is invented; so are the street and its cat. */
const house = {
  name: business.name,
  street,
  town,
  since: 2016,
};

const hero = {
  name: house.name,
  line: `A candlelit restaurant cooking over wood. ${house.street.replaceAll(" ", "\u00a0")}, ${house.town}.`,
  primary: { label: "Reserve", href: "#reservation" },
  secondary: { label: "Menu", href: "#menu" },
  picture: picture("restaurant-table"),
};

const philosophy = {
  text: "At half past five we light forty-one candles. We cook over a wood fire, and serve dinner until they burn low.",
  candles,
  facts: [
    { drawing: "wood", text: "Birch and apple, lit at noon" },
    { drawing: "field", text: "Produce from within sixty miles" },
    { drawing: "lemon", text: "Lemons, wine and pepper from further" },
  ],
} as const;

const menu = {
  heading: "This week’s menu",
  intro:
    "The menu changes every Tuesday with what the boats and the growers bring. Please tell us of any allergies when you reserve.",
  menus: cardMenus,
  legal:
    "Our kitchen handles nuts, gluten, milk, fish and shellfish every day, so we cannot guarantee that any dish is free of traces. Service is included.",
};

const letter = {
  picture: picture("restaurant-hearth"),
  heading: "The night the fuse went",
  paragraphs: [
    "We opened in March 2016 with eleven lamps I had paid too much for. In the second week the fuse box died at ten past eight, with the room full. We put every candle from the cellar on the tables, and I went round to apologise.",
    "The room would not have the lamps back. The talk had dropped by half, people were leaning in, and a man at table six sent his compliments for a stew that had been on since the first day. It was the same stew; he could taste it now.",
    "So I sold the lamps and bought a second hearth. The food is plain: a piece of something good, the fire, and one sharp thing beside it. Come hungry, and come a little early. Lighting the candles takes six minutes, and it is the best course of the evening.",
  ],
  name: "Inès Calder",
  role: "Cook and founder",
};

const room = {
  heading: "The room",
  intro:
    "Every table stands along a wall, with three candles on it and the middle of the floor left free. Ask for one by its number when you reserve.",
  label: `Plan of the room: ${tables.length} tables for ${seats} guests along three walls, two hearths on the fourth, the door beside them.`,
  places: { kitchen: "Hearths", door: "Door" },
  middle: { figure: String(seats), label: `seats at ${tables.length} tables` },
  notes: [
    {
      tables: [1, 2],
      title: "Tables one and two",
      text: "Beside the larger hearth, and the warmest in winter. You can see each plate leave the fire.",
    },
    {
      tables: [7],
      title: "Table seven",
      text: "Two seats at the far end, under the window to the court. Lunch here is by daylight alone.",
    },
    {
      tables: [11, 12, 13],
      title: "Tables eleven to thirteen",
      text: "We join them for a party of eight, with a bench along the wall.",
    },
  ],
  action: { label: "Reserve a table", href: "#reservation" },
};

const hours = {
  heading: "Opening hours",
  columns: ["Lunch", "Dinner"] as const,
  days: days.map(({ day, services }) => ({
    day,
    hours: [times(services, "Lunch"), times(services, "Dinner")] as const,
  })),
  notes: [
    "First and last tables of each service.",
    `Closed each year: ${closures.map(span).join(", ")}.`,
  ],
  map: "/drawings/sable.svg#hill",
  place: {
    name: house.name,
    address: [house.street, house.town],
    directions:
      "Through the arch beside the bookbinder’s, then towards the light. Seven minutes’ walk from the station, all of it uphill.",
  },
};

const reservation = {
  heading: "Reserve a table",
  intro: `Choose a date and a time, and we confirm your table within a day. Reservations open ${RESERVATION_MONTHS_AHEAD} months ahead. For a party of more than ${LARGEST_TABLE} we close the room: choose ${LARGEST_TABLE} guests and tell us in the notes.`,
  telephone: business.phone && { label: "By telephone", ...business.phone },
  zone: `${house.town} time`,
  submit: "Reserve a table",
  confirmation: { heading: formWords.received, text: formWords.next },
};

const giftCard = {
  heading: "Gift cards",
  text: "Dinner for two, as long as the candles last. We write the name by hand and post the card the same day. It has no expiry date.",
  action: { label: "Request a gift card", href: `mailto:${business.email}?subject=Gift%20card` },
  card: {
    title: house.name,
    line: "Dinner for two",
    price: formatPlanPrice({ amount: 156_00, currency: "GBP" }),
  },
};

const end = {
  text: "You may stay until the candles are out.",
  candles,
  action: hero.primary,
};

const told = forMachines(business, {
  type: "Restaurant",
  since: house.since,
  hours: week.flatMap(({ day, services }) =>
    services.map(({ first, last }) => ({ days: [day], opens: first, closes: last })),
  ),
  place: {
    maximumAttendeeCapacity: seats,
    acceptsReservations: true,
    hasMenu: menusForMachines,
  },
});

/** The words of the page, by section. */
export const content = {
  hero,
  philosophy,
  menu,
  letter,
  room,
  hours,
  reservation,
  giftCard,
  end,
  business: told,
};

function times(services: readonly Service[], name: Service["name"]): string | null {
  const service = services.find((candidate) => candidate.name === name);
  return service ? `${service.first}–${service.last}` : null;
}

/** "20 July to 2 August"; of days in one month it is said once. */
function span({ from, to }: (typeof closures)[number]): string {
  const format = new Intl.DateTimeFormat("en-GB", {
    day: "numeric",
    month: "long",
    timeZone: "UTC",
  });
  const [first, last] = [from, to].map((day) => format.format(new Date(`2000-${day}T00:00:00Z`)));
  const [day, month] = first!.split(" ");
  return `${last!.endsWith(month!) ? day : first} to ${last}`;
}
