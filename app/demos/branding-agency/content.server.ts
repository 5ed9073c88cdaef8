import { BLOG } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import type { ClientName } from "#app/elements/media/client-mark.tsx";
import { brands } from "./brands.server.ts";
import { business } from "./business.tsx";
import { chosen, rounds } from "./names.server.ts";
import type { RedrawnMark } from "./bands/redrawn-band/redrawn-band.tsx";
import type { SteppedService } from "./bands/services-band/services-band.tsx";
import type { NamedSign } from "./bands/sign-hero/sign-hero.tsx";
import { type SignName, signs } from "./signs.ts";
import { wornMarks } from "./worn-marks.server.ts";

/** The copy of Sigil, the branding agency. Three brands are the site's own portfolio; the agency and all other clients are invented. */

/** The smallest print that every sign has to live through. */
const STAMP = "9 mm";

/** Whom the twelve stand for, in the order in which they are shown. */
const clients: readonly { name: SignName; label: string; client: string }[] = [
  { name: "owl", label: "Owl", client: `${chosen}, a library that shuts at four in the morning` },
  { name: "orbit", label: "Orbit", client: "Tidewater, records that take their time" },
  { name: "ship", label: "Ship", client: "The ferry to Marwick, every second hour" },
  { name: "bloom", label: "Bloom", client: "A florist who is also the registrar" },
  { name: "latch", label: "Latch", client: "Brandt & Daughter, who open other people’s doors" },
  { name: "wren", label: "Wren", client: "Couriers on foot, parcels up to two kilos" },
  { name: "dusk", label: "Dusk", client: "A pier with eleven chairs and a bar" },
  { name: "sprig", label: "Sprig", client: "Aldine, forty teas with a number each" },
  { name: "mill", label: "Mill", client: "A village that sells its own wind" },
  { name: "arcade", label: "Arcade", client: "Sant’Alda, sixty families and one press" },
  { name: "watch", label: "Watch", client: "An optician who reads the chart with you" },
  { name: "seal", label: "Seal", client: "Us. It had to pass the same test" },
];

const hero = {
  heading: "Marks that survive a rubber stamp.",
  text: `If it cannot be cut in rubber at ${STAMP}, painted by a nephew and known again from a moving tram, it is not finished.`,
  action: { label: "See three of them at work", href: "#cases" },
  legend: "Choose a sign to draw",
  stop: "Pause animation",
  go: "Play animation",
  signs: clients.map((client) => ({
    ...client,
    pieces: piecesOf(client.name),
  })) satisfies NamedSign[],
};

const cases = {
  heading: "Three of the twelve, at work",
  intro:
    "A brand is four things on one sheet: a mark, three colours, a way to set its name, and the proof that somebody carried it home.",
  more: "Read the case study:",
  brands,
};

const services = {
  heading: "Four orders we take",
  intro: "In this order, and one at a time. Most people stop after the second and do very well.",
  services: [
    {
      verb: "Name it.",
      text: "We fill a tin with names and strike them out until one is left that the caretaker uses.",
      takes: "5 weeks",
      price: "€9,400",
    },
    {
      verb: "Draw it.",
      text: "One sign, from eight pieces at most. You see two, because the third is always there to make the first look good.",
      takes: "7 weeks",
      price: "€16,800",
    },
    {
      verb: "Rule it.",
      text: "Colours, letters and distances on one sheet of A3, folded twice. Nobody has ever opened a brand portal in a van.",
      takes: "3 weeks",
      price: "€6,200",
    },
    {
      verb: "Leave it.",
      text: "You get the rubber stamp and the files. Once a year we write to ask whether anyone has added a gradient.",
      takes: "for good",
      price: "Nothing",
    },
  ] satisfies SteppedService[],
};

/** All names that were in the tin, with the one that was left. */
const nameCount = rounds.reduce((sum, { struck }) => sum + struck.length, 1);

const naming = {
  heading: `${nameCount} names went into the tin. One came out.`,
  intro:
    "The case of the library with the owl, shown whole, with the names that make us blush. A method that hides them is a mood.",
  fate: "struck out",
  rounds,
  chosen: {
    name: chosen,
    text: "Four letters, on every stamp the library already owned. The caretaker had called it that since the first week.",
    picture: picture("branding-agency-stamp"),
  },
};

const redrawn = {
  heading: "Before, after, and from far away",
  intro:
    "Each at the size of a door, a letter and a stamp. We do not ask which is prettier. We step back.",
  words: { before: "Before:", after: "After:" },
  marks: [
    redraw(
      "The ferry to Marwick",
      "galleon",
      "ship",
      "It never was a galleon. It carries forty cars, a bakery van and, on Sundays, a choir.",
    ),
    redraw(
      "Couriers on foot",
      "plumage",
      "wren",
      "The peacock came with the firm. Nobody who walks eleven kilometres a day had asked for the tail.",
    ),
    redraw(
      "The pier",
      "daybreak",
      "dusk",
      "The chairs look west. It took us one evening on them to see that the sun was the wrong one.",
    ),
  ] satisfies RedrawnMark[],
};

const keepers = {
  heading: "We told them to keep theirs",
  text: "All of these came for a new sign and left with the old one and a bill for an hour. They are the references we are proudest of.",
  clients: [
    "tidewell",
    "marrow-pine",
    "northlock",
    "pedalhaus",
    "fernhill",
    "saltbox",
  ] satisfies ClientName[],
};

const journal = {
  heading: "Read while the ink dries",
  all: { label: "All of the journal", href: BLOG },
};

const contact = {
  heading: "Bring the old one along.",
  text: "Say what you do and who should know you again. A photograph of the sign over your door says the rest. Inês or Bram answers within two working days.",
  email: business.email,
  phone: business.phone,
  address: business.address,
  formLabel: "Write to Sigil",
};

const organisation = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: business.name,
  description: "Branding agency for names, signs and the few rules that keep them.",
  email: business.email,
  telephone: business.phone.href.slice(4),
  address: {
    "@type": "PostalAddress",
    streetAddress: business.address[0],
    postalCode: "4000-114",
    addressLocality: "Porto",
    addressCountry: "PT",
  },
};

/** The words of the page, by section. */
export const content = {
  hero,
  cases,
  services,
  naming,
  redrawn,
  keepers,
  journal,
  contact,
  business: organisation,
};

function piecesOf(name: SignName): string {
  return `${signs[name].length} pieces`;
}

function redraw(
  client: string,
  before: keyof typeof wornMarks,
  sign: SignName,
  text: string,
): RedrawnMark {
  const strokes = wornMarks[before];
  return {
    client,
    text,
    before: { outline: strokes.join(""), count: `${strokes.length} strokes` },
    after: { sign, count: piecesOf(sign) },
  };
}
