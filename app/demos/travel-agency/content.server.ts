import { CONTACT, ifThere } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { decimalOf } from "#shared/shop/money.ts";
import { categoryPath } from "#content/post-pages.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import type { TripPass } from "./bands/trip-band/boarding-pass.tsx";
import { code39 } from "./code-39.ts";
import { itinerary } from "./itinerary.server.ts";
import type { PlaceCard } from "./bands/place-cards/place-cards.tsx";
import { type PlaceKey, places } from "./places.server.ts";
import { stories } from "./stories.server.ts";
import type { TripOptions } from "./trip-choice.ts";
import { CURRENCY, parties, trips } from "./trips.server.ts";
import {
  agency,
  capital,
  counted,
  departures,
  inWords,
  LIST,
  monthName,
  number,
  PATH,
  price,
} from "./words.server.ts";

const keys = Object.keys(places) as PlaceKey[];

const options: TripOptions = {
  where: keys.map((key) => ({ key, label: places[key].name })),
  when: Array.from({ length: 12 }, (_, index) => ({
    key: String(index + 1),
    label: monthName(index + 1),
  })),
  who: Object.entries(parties).map(([key, label]) => ({ key, label })),
};

const search = {
  path: PATH,
  list: LIST,
  label: "Find a trip",
  fields: {
    where: { label: "Where", any: "Anywhere" },
    when: { label: "When", any: "Any month" },
    who: { label: "Who", any: "Anyone" },
  },
  more: "When and who",
  button: "Find trips",
};

const hero = {
  heading: ["Wish you", "were there."],
  lead: `${capital(inWords(trips.length))} small-group trips to ${inWords(keys.length)} places by train and ferry. We have tried each of them twice.`,
  picture: picture("travel-agency-bay"),
};

const destinations = {
  heading: "Places to go without a plane",
  intro: `All ${inWords(keys.length)} can be reached from ${agency.harbour} by train or ferry. Choose a postcard to see its trips and prices.`,
  places: keys.map((key) => {
    const { name, text, picture: view, ...rest } = places[key];
    const own = trips.filter(({ place }) => place === key);
    const lowest = Math.min(...own.map((trip) => trip.price));
    return {
      key,
      name,
      text,
      picture: view,
      position: "position" in rest ? rest.position : "50% 50%",
      terms: `${counted(own.length, "trip", "trips")} from ${price(lowest)}`,
      href: `${PATH}?where=${key}#${LIST}`,
    };
  }) satisfies PlaceCard[],
};

const offers = {
  heading: "All our trips, with prices",
  intro:
    "Prices are per person and include beds, breakfasts, every seat and every ferry. What you spend on cake and postcards is up to you.",
  filterLabel: "Trips by place",
  everywhere: "All",
  words: {
    leaves: "Leaves in",
    days: "Days",
    room: "Room for",
    each: "per person, with breakfasts",
    hold: "Hold a seat",
    from: "From",
    to: "to",
  },
  holdHref: CONTACT,
  none: {
    heading: "No trips found.",
    text: "Try another month or another place.",
    all: "Show all trips",
  },
  other: {
    heading: "Somewhere else?",
    text: "We add a trip every three years or so. What should be next?",
    link: { label: "Write to us", href: CONTACT },
  },
  passes: trips.map((trip, index) => ({
    code: trip.code,
    title: trip.title,
    place: trip.place,
    from: { code: agency.code, name: agency.harbour },
    to: { code: places[trip.place].code, name: places[trip.place].name },
    mode: trip.mode,
    isReturn: trips.findIndex(({ place }) => place === trip.place) < index,
    by: trip.by,
    leaves: departures(trip.months),
    days: number(trip.days),
    room: number(trip.room),
    price: price(trip.price),
    barcode: code39(trip.code),
    answers: {
      where: [trip.place],
      when: trip.months.map(String),
      who: trip.parties,
    },
  })) satisfies TripPass[],
};

/** What one hour after the other goes into before anybody leaves, for one journey. */
const chores = [
  {
    title: "Timetables",
    hours: 9,
    text: "Including the ferry that only runs when the postman does.",
  },
  {
    title: "Forms and stamps",
    hours: 7,
    text: "In six languages, two of them with a fee for asking.",
  },
  { title: "Beds", hours: 6, text: "Slept in by one of us, with the window open and shut." },
  {
    title: "Connections",
    hours: 4,
    text: "Forty minutes for every change, with directions to the good bakery.",
  },
  {
    title: "Plan B",
    hours: 5,
    text: "A second boat, a second bed, and a phone number we answer at night.",
  },
];

const boring = {
  figure: number(chores.reduce((sum, { hours }) => sum + hours, 0)),
  heading: "boring hours, done before you pack",
  text: "That is how long it takes us to plan one trip, down to the pillows. All that is left for you is the holiday itself.",
  chores: chores.map((chore) => ({ ...chore, length: counted(chore.hours, "hour", "hours") })),
};

const journal = {
  heading: "Travel stories",
  all: { label: "All travel stories", href: ifThere(categoryPath("travel")) },
  minutes: "minutes to read",
};

const letter = {
  heading: "A postcard a month, by email",
  text: "One picture and twelve lines from the road, and a word when a trip is down to its last two seats.",
  picture: picture("travel-agency-pier"),
  stamp: picture("travel-agency-lighthouse"),
};

const told = forMachines(business, {
  type: "TravelAgency",
  since: agency.founded,
  more: {
    makesOffer: trips.map((trip) => ({
      "@type": "Offer",
      name: trip.title,
      price: decimalOf(trip.price, CURRENCY),
      priceCurrency: CURRENCY,
    })),
  },
});

/** The words of the page, by section. */
export const content = {
  boring,
  business: told,
  destinations,
  hero,
  itinerary,
  journal,
  letter,
  offers,
  options,
  search,
  stories,
};
