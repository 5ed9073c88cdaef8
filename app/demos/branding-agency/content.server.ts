import { BLOG } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { brands } from "./brands.server.ts";
import { business } from "./business.tsx";
import { chosen, rounds } from "./names.server.ts";
import type { KeptMark } from "./bands/kept-marks/kept-marks.tsx";
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
  { name: "ship", label: "Ship", client: "The ferry to Marwick, every two hours" },
  { name: "bloom", label: "Bloom", client: "A florist, and the town’s registrar" },
  { name: "latch", label: "Latch", client: "Brandt & Daughter, locksmiths by day and night" },
  { name: "wren", label: "Wren", client: "Couriers on foot, parcels up to two kilos" },
  { name: "dusk", label: "Dusk", client: "A pier with eleven chairs and a bar" },
  { name: "sprig", label: "Sprig", client: "Aldine, forty teas with a number each" },
  { name: "mill", label: "Mill", client: "A village that sells its own wind" },
  { name: "arcade", label: "Arcade", client: "Sant’Alda, olive oil from sixty families" },
  { name: "watch", label: "Watch", client: "An optician who reads the chart with you" },
  { name: "seal", label: "Seal", client: "Our own, put through the same tests" },
];

const hero = {
  heading: "Marks that survive a rubber\u00a0stamp.",
  text: `We are a branding agency in Porto. We name businesses, draw their marks, and cut each one in rubber at ${STAMP} before it leaves us.`,
  action: { label: "Bring us your old sign", href: "#contact" },
  more: { label: "See the case studies", href: "#cases" },
  legend: "Choose a sign to draw",
  stop: "Pause animation",
  go: "Play animation",
  signs: clients.map((client) => ({
    ...client,
    pieces: piecesOf(client.name),
  })) satisfies NamedSign[],
};

const cases = {
  heading: "Our work: tea, vinyl, olive oil",
  intro:
    "Each brand fits on one sheet: the mark, its colours with their values, the lettering, and the thing itself as customers carry\u00a0it\u00a0home.",
  more: "Read the case study:",
  brands,
};

const services = {
  heading: "Services and prices",
  intro:
    "Order them one at a time, from the top. Most clients stop after the second and do very well.",
  services: [
    {
      verb: "Name it.",
      text: "We fill a tin with names and strike them out, round by round, until one is left that your people use.",
      takes: "5 weeks",
      price: "€9,400",
    },
    {
      verb: "Draw it.",
      text: "One mark, from eight pieces at most. You see two drawings. The usual third is only there to make the first look good.",
      takes: "7 weeks",
      price: "€16,800",
    },
    {
      verb: "Set it.",
      text: "Colours, lettering and spacing on one sheet of A3, folded twice. It fits in the glovebox of your sign painter’s van.",
      takes: "3 weeks",
      price: "€6,200",
    },
    {
      verb: "Keep it.",
      text: "The rubber stamp and the files are yours. Once a year we write to ask whether anyone has added a gradient.",
      takes: "for good",
      price: "Free",
    },
  ] satisfies SteppedService[],
};

/** All names that were in the tin, with the one that was left. */
const nameCount = rounds.reduce((sum, { struck }) => sum + struck.length, 1);

const naming = {
  heading: `${nameCount} names went into the tin. One came out.`,
  intro:
    "How we name, shown in full on the night library with the owl. We left in the names that still make us blush.",
  fate: "struck out",
  all: "Show all",
  rounds,
  chosen: {
    name: chosen,
    text: "Four letters, already on every stamp the library owned. The caretaker had called it that since the first week.",
    picture: picture("branding-agency-stamp"),
  },
};

const redrawn = {
  heading: "Redrawn marks, before and after",
  intro:
    "Each at the size of a door, a letterhead and a stamp. Take three steps back, then compare.",
  words: { before: "Before:", after: "After:" },
  marks: [
    redraw(
      "The ferry to Marwick",
      "galleon",
      "ship",
      "The old badge was a galleon. The boat carries forty cars, a bakery van and, on Sundays, a choir.",
    ),
    redraw(
      "Couriers on foot",
      "plumage",
      "wren",
      "The peacock came with the firm. For people who walk eleven kilometres a day we drew a lighter bird.",
    ),
    redraw(
      "The pier",
      "daybreak",
      "dusk",
      "The old sun was rising, but the chairs face west. We spent an evening in them and turned it round.",
    ),
  ] satisfies RedrawnMark[],
};

const keepers = {
  heading: "Clients who kept their mark",
  text: "They came for a new sign. We told them the old one was good and billed an hour. Of all our references we are proudest of these.",
  stamp: "Keep it",
  clients: [
    { client: "pedalhaus", mark: "two wheels, drawn round one plate" },
    { client: "fernhill", mark: "the hill, 1931" },
    { client: "saltbox", mark: "a house, its long roof to the right" },
    { client: "marrow-pine", mark: "one tree" },
    { client: "northlock", mark: "two lock gates, shut" },
    { client: "tidewell", mark: "a wave, in one stroke" },
  ] satisfies KeptMark[],
};

const journal = {
  heading: "From the Sigil journal",
  all: { label: "All journal posts", href: BLOG },
  listLabel: "Posts",
};

const contact = {
  heading: "Bring us your old sign.",
  text: "Tell us what you do and who should recognise you. A photograph of the sign over your door is a good start. Inês or Bram answers within two working days.",
  email: business.email,
  phone: business.phone,
  formLabel: "Write to Sigil",
};

const told = forMachines(business, { type: "ProfessionalService" });

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
  business: told,
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
