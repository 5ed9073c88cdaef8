import { picture } from "#content/media.ts";
import type { RulerStep } from "#app/sections/lists/step-ruler/step-ruler.tsx";
import type { House } from "./bands/houses-band/houses-band.tsx";
import { fees, SHARE } from "./fees.server.ts";
import { house } from "./house.ts";
import type { PieceName } from "./bands/moodboard/moodboard-piece.tsx";
import type { PressCutting } from "./bands/press-band/press-band.tsx";

const hero = {
  lines: ["Rooms collected,", "not bought."],
  lead: `${house.name} furnishes old houses slowly, since ${house.founded}. We take four a year, and begin with what is already in the attic.`,
  primary: { label: "Ask Odile", href: "#enquiry" },
  secondary: { label: "Before and after", href: "#houses" },
  pictures: {
    room: picture("interior-living"),
    detail: picture("interior-design-lamp"),
  },
};

const approach = {
  text: "We buy nothing in the first two months. We sit in the room, at breakfast and at dusk, until it says what is missing. Mostly it is a lamp.",
  notes: [
    {
      term: "Found first",
      detail: "Attic, cellar, your aunt. A third of every room was in the house already.",
    },
    {
      term: "No showroom",
      detail: "There is nothing we need to sell, so there is nothing we need to praise.",
    },
    {
      term: "Kept cracked",
      detail: "A crack is a date. We clean round it.",
    },
  ],
};

const houses = {
  heading: "Two houses, then and now",
  intro: "Same spot, same hour, same window. Only the dust sheets have been put away.",
  states: { before: "As we found it", after: "As we left it" },
  wide: {
    name: "A dining room for nine who argue",
    text: "Two paintings had gone and left their shadows on the wall. We hung a new one in the larger. The table is oval because nobody wanted to sit at its head.",
    facts: [
      { term: "House", detail: "Quai des Brumes, Lyon, built 1871" },
      { term: "Kept", detail: "Floor, plaster, seven of nine chairs" },
      { term: "Added", detail: "Plum velvet, three brass lamps" },
      { term: "Took", detail: "Eleven months" },
    ],
    label: "The dining room",
    before: picture("interior-design-dining-before"),
    after: picture("interior-dining"),
  },
  upright: {
    name: "The doctor sleeps at last",
    text: "It had been a waiting room for sixty years, and the wall still expected a clock. We gave it oak to lean on and a lamp that can be put out from the pillow.",
    facts: [
      { term: "House", detail: "Rue Sainte-Odile, Vienne, built 1904" },
      { term: "Kept", detail: "The light from the left, the floor" },
      { term: "Added", detail: "Oak slats, linen, a mauve throw" },
      { term: "Took", detail: "Seven months" },
    ],
    label: "The bedroom",
    before: picture("interior-design-bedroom-before"),
    after: picture("interior-bedroom"),
  },
} satisfies { wide: House; upright: House } & Record<string, unknown>;

const moodboard = {
  heading: "Argue with our moodboard",
  text: "This is the board of the dining room, as it lay on the client’s floor. She moved everything twice. You may, too.",
  pieces: [
    { name: "linen", title: "Washed linen", text: "A bed sheet from the house, 1920s, mended." },
    { name: "honesty", title: "Honesty, dried", text: "From the garden. It decided the white." },
    {
      name: "velvet",
      title: "Aubergine velvet",
      text: "Silk and cotton, from a mill that has one loom left.",
    },
    {
      name: "oak",
      title: "Fumed oak",
      text: "A stair tread that we had to replace, and did not throw away.",
    },
    { name: "chair", title: "The chair", text: "Number eight of nine. Seven were in the cellar." },
    {
      name: "paint",
      title: "Paint, three strengths",
      text: "One pot, thinned twice with the colour of the old wall.",
    },
    { name: "knob", title: "A brass knob", text: "The door is gone. The hand remembers it." },
    { name: "marble", title: "A piece of marble", text: "Off the mantel, 1944. Nobody says how." },
    { name: "ochre", title: "Ochre ribbon", text: "For the seams, so that the plum is not alone." },
    { name: "note", title: "A note from the client", text: "It says: keep the crack." },
  ] satisfies { name: PieceName; title: string; text: string }[],
  pictures: {
    samples: picture("interior-design-samples"),
    chair: picture("furniture-chair-ochre"),
  },
  words: {
    board: "Moodboard of the dining room",
    help: "Drag a piece, or select it and then its new place. With the keyboard: Tab to a piece, arrow keys to move it, Shift for larger steps.",
    nothingPicked: "Select a piece to move it",
    arrows: {
      ArrowUp: "Move up",
      ArrowDown: "Move down",
      ArrowLeft: "Move left",
      ArrowRight: "Move right",
    },
    putBack: "Reset",
    across: "% across",
    down: "% down",
  },
};

const process = {
  heading: "A year, and where it goes",
  unit: "Months",
  length: 12,
  steps: [
    {
      from: 1,
      to: 2,
      title: "We sit",
      text: "At breakfast, at dusk, once in the rain. You get a chair list and our opinion of your curtains.",
      result: "One letter, four pages",
      sheets: 4,
    },
    {
      from: 3,
      to: 5,
      title: "We draw",
      text: "Plans at 1:20 and a board for each room, on your floor, until you have moved everything twice.",
      result: "Plans, boards, one price",
      sheets: 9,
    },
    {
      from: 6,
      to: 10,
      title: "We look",
      text: "Auctions, mills, quarries, other people’s attics. Joiners and painters work meanwhile, in that order. You may go to the sea; most do, and come back to a floor.",
      result: "A photograph of every find, with yes and no",
      sheets: 12,
    },
    {
      from: 11,
      to: 12,
      title: "We carry",
      text: "Everything in, in four days. Then a month of changing our minds about lamps.",
      result: "The keys back, and one lamp over",
      sheets: 1,
    },
  ] satisfies RulerStep[],
};

const press = {
  heading: "Cut out and kept by Odile’s mother",
  picture: picture("interior-design-mantel"),
  lead: {
    text: "Nobody could tell us what in this room is new. We asked three times, and were given cake.",
    paper: "Le Courrier des Pentes",
    issue: "Lyon, May 2025",
  },
  others: [
    {
      text: "Candles in the fireplace. We laughed, and then stayed until they were down.",
      paper: "Zimmer & Flur",
      issue: "Basel, October 2024",
    },
    {
      text: "The only decorator who has ever talked us out of a sofa.",
      paper: "The Lamplight Quarterly",
      issue: "Bath, winter 2023",
    },
  ] satisfies PressCutting[],
};

const services = {
  heading: "What it costs, before you ask",
  intro: `We are paid for time, never by what you buy. Dealers’ discounts are yours, to the last cent.`,
  lists: fees,
  note: `For a whole house our fee is ${SHARE} per cent of what is spent, and stops where the budget stops. Travel within an hour of ${house.town} is in it. Prices include tax.`,
};

const enquiry = {
  heading: "Tell us what hurts",
  text: `The ceiling lamp, the corner nobody sits in, the thing you inherited. Odile reads everything and answers within a week, by hand if you leave an address.`,
  form: {
    label: `Write to ${house.name}`,
    subject: { label: "Topic" },
    topics: [
      { label: "Not sure yet", value: "" },
      ...fees.flatMap(({ items }) => items.map(({ title }) => ({ label: title }))),
    ],
    message: {
      label: "Your message",
      help: "When the house was built, who lives in it, and what has to stay.",
    },
    submit: "Send message",
    confirmation: {
      heading: "Your message is with us.",
      text: "Odile will reply within a week. You will get an email to confirm that it arrived.",
    },
  },
};

/** For search engines: who the page says it is about. No ratings, no awards. */
const business = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: house.name,
  description: "Interior design for old houses, from one room to a whole house.",
  foundingDate: String(house.founded),
  email: house.email,
  telephone: house.phone.display,
  address: {
    "@type": "PostalAddress",
    streetAddress: house.street,
    addressLocality: house.town,
    addressCountry: "FR",
  },
};

/** The copy of Maison Verre, the interior design home. The house is invented; so are its clients and the papers that wrote about it. */
export const content = {
  hero,
  approach,
  houses,
  moodboard,
  process,
  press,
  services,
  enquiry,
  business,
};
