import { CONTACT } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { categoryPath } from "#content/post-pages.ts";
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
  button: "Find trips",
};

const hero = {
  heading: ["Wish you", "were there."],
  lead: `${capital(inWords(trips.length))} journeys to ${inWords(keys.length)} places. We have made each of them twice, to see whether it was luck.`,
  picture: picture("travel-agency-bay"),
};

const destinations = {
  heading: "None of them is on your map",
  intro: `All ${inWords(keys.length)} can be reached from ${agency.harbour} without an airport. Press a postcard to see who goes there.`,
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
  heading: "Boarding now, more or less",
  intro:
    "One price for one traveller, with beds, breakfasts, every seat and every ferry. What is not in it is what you buy because you like it.",
  filterLabel: "Trips by place",
  everywhere: "All",
  words: {
    leaves: "Leaves in",
    days: "Days",
    room: "Room for",
    each: "per person, all included",
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
    text: "We add a trip about once in three years. Tell us where, and why.",
    link: { label: "Write to us", href: CONTACT },
  },
  passes: trips.map((trip) => ({
    code: trip.code,
    title: trip.title,
    place: trip.place,
    from: { code: agency.code, name: agency.harbour },
    to: { code: places[trip.place].code, name: places[trip.place].name },
    mode: trip.mode,
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
  { title: "Beds", hours: 6, text: "Slept in by one of us, window open and window shut." },
  {
    title: "Changing trains",
    hours: 4,
    text: "We have stood on that platform. You get forty minutes, and the good bakery.",
  },
  {
    title: "What if",
    hours: 5,
    text: "A second boat, a second bed, and a number that a person answers at night.",
  },
];

const boring = {
  figure: number(chores.reduce((sum, { hours }) => sum + hours, 0)),
  heading: "boring hours, done before you pack",
  text: "That is what one journey takes, by our own clock. You will not notice any of them, which is the idea.",
  others: chores.map(({ title, hours, text }) => ({
    title: `${title}, ${counted(hours, "hour", "hours")}`,
    text,
  })),
};

const journal = {
  heading: "To read on the way",
  all: { label: "All travel stories", href: categoryPath("travel") },
};

const letter = {
  heading: "A postcard a month, by mail",
  text: "One picture, twelve lines, no offers. When a trip has its last two seats we say so, once.",
  picture: picture("cover-mailbox"),
};

/** For search engines: who the page says it is about. No ratings, no awards. */
const business = {
  "@context": "https://schema.org",
  "@type": "TravelAgency",
  name: agency.name,
  description: `Small agency in ${agency.harbour} with ${inWords(trips.length)} journeys by train, ferry, balloon and on foot.`,
  foundingDate: String(agency.founded),
  email: agency.mail,
  address: {
    "@type": "PostalAddress",
    streetAddress: agency.street,
    addressLocality: agency.harbour,
  },
  makesOffer: trips.map((trip) => ({
    "@type": "Offer",
    name: trip.title,
    price: (trip.price / 100).toFixed(2),
    priceCurrency: CURRENCY,
  })),
};

/** The words of the page, by section. */
export const content = {
  boring,
  business,
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
