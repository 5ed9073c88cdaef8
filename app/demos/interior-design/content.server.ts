import { picture } from "#content/media.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import type { YearStep } from "./bands/room-year/room-year.tsx";
import type { House } from "./bands/houses-band/houses-band.tsx";
import { fees, SHARE } from "./fees.server.ts";
import { house } from "./house.ts";
import type { PieceName } from "./bands/moodboard/moodboard-piece.tsx";
import type { PressCutting } from "./bands/press-band/press-band.tsx";

const hero = {
  lines: ["Rooms collected,", "not bought."],
  lead: `Interior designers in ${house.town} since ${house.founded}. We accept four old houses a year, and begin in the attic.`,
  primary: { label: "Write to us", href: "#enquiry" },
  secondary: { label: "Before and after", href: "#houses" },
  pictures: {
    room: picture("interior-living"),
    detail: picture("interior-design-lamp"),
  },
};

const approach = {
  text: "For the first two months we buy nothing at all. We sit in your rooms, at breakfast and again at dusk, and learn what is missing. It is usually a lamp.",
  notes: [
    {
      term: "Found first",
      detail: "In the attic, in the cellar, at your aunt’s. A third of each room is already yours.",
    },
    {
      term: "No showroom",
      detail: "We keep no stock, and may therefore be quite honest with you about a sofa.",
    },
    {
      term: "Marks kept",
      detail: "A crack is a date, and we clean around it.",
    },
  ] as const,
};

const houses = {
  heading: "The houses before and after",
  intro: "Photographed from one spot at one hour. We have merely put away the dust sheets.",
  states: { before: "As we found it", after: "As we left it" },
  wide: {
    name: "A family dining room in Lyon",
    text: "Two paintings had gone, leaving their shadows on the wall, and we hung a new one over the larger. The table is oval: eight people dine here, and all eight argue.",
    facts: [
      { term: "House", detail: "Quai des Brumes, Lyon, built 1871" },
      { term: "Kept", detail: "Floor, plaster, six of eight chairs" },
      { term: "Added", detail: "Plum velvet, three brass lamps" },
      { term: "Took", detail: "Eleven months" },
    ],
    label: "The dining room",
    before: picture("interior-design-dining-before"),
    after: picture("interior-dining"),
  },
  upright: {
    name: "A doctor’s bedroom in Vienne",
    text: "For sixty years this was the waiting room, and one still listened for its clock. The doctor now has oak to lean against, and a lamp one can put out from the pillow.",
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
  heading: "Do rearrange the moodboard",
  text: "The board for the dining room, as it lay on our client’s floor. She moved everything twice, and you are welcome to do the same.",
  pieces: [
    { name: "linen", title: "Washed linen", text: "A bed sheet from the house, 1920s, mended." },
    {
      name: "honesty",
      title: "Honesty, dried",
      text: "From the garden. It chose the white for us.",
    },
    {
      name: "velvet",
      title: "Aubergine velvet",
      text: "Silk and cotton, from a mill with a single loom left.",
    },
    {
      name: "oak",
      title: "Fumed oak",
      text: "A stair tread we had to replace and could not bear to part with.",
    },
    {
      name: "chair",
      title: "The chair",
      text: "The seventh of eight. Six were already in the cellar.",
    },
    {
      name: "paint",
      title: "Paint, three strengths",
      text: "One pot, thinned twice with the colour of the old wall.",
    },
    { name: "knob", title: "A brass knob", text: "From a door long gone. It fits the palm." },
    {
      name: "marble",
      title: "A piece of marble",
      text: "From the mantel, 1944. One does not ask.",
    },
    { name: "ochre", title: "Ochre ribbon", text: "For the seams, to keep the plum company." },
    { name: "note", title: "A note from the client", text: "It says: keep the crack." },
  ] satisfies { name: PieceName; title: string; text: string }[],
  pictures: {
    samples: picture("interior-design-samples"),
    chair: picture("interior-dining"),
  },
  words: {
    board: "Moodboard of the dining room",
    help: "Drag a piece, or select it and then its new place.",
    keys: "With the keyboard: Tab to a piece, arrow keys to move it, Shift for larger steps.",
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
  heading: "The course of a year",
  unit: "Months",
  steps: [
    {
      from: 1,
      to: 2,
      title: "Visits",
      text: "We come at breakfast, at dusk, once in the rain. You receive a list of chairs and our view of the curtains.",
      result: "A letter of four pages",
    },
    {
      from: 3,
      to: 5,
      title: "Plans",
      text: "Drawn at 1:20, with a board for each room, laid out on your floor for you to move about as you please.",
      result: "Plans, boards, one price",
    },
    {
      from: 6,
      to: 10,
      title: "Sourcing",
      text: "We go round the auctions, mills, quarries and other people’s attics, while joiners, then painters, work in the house. Most clients go to the sea, and come back to a finished floor.",
      result: "A photograph of every find, for your yes\u00a0or\u00a0no",
    },
    {
      from: 11,
      to: 12,
      title: "Return",
      text: "It all goes in within four days, followed by a month of second thoughts about lamps.",
      result: "Your keys, and one lamp to spare",
    },
  ] satisfies YearStep[],
};

const press = {
  heading: "Press cuttings Odile’s mother kept",
  picture: picture("interior-design-mantel"),
  lead: {
    text: "We asked three times what in this room is new, and each time were given cake.",
    paper: "Le Courrier des Pentes",
    issue: "Lyon, May 2025",
  },
  others: [
    {
      text: "Candles in the fireplace. We laughed, then stayed until they had burnt down.",
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
  heading: "Services and fees",
  intro:
    "We take no commission from dealers, and any discount they grant us is yours, to the last cent.",
  services: fees,
  note: `For a whole house our fee is ${SHARE} per cent of what is spent, up to the budget we have agreed. Travel within an hour of ${house.town} is included. Prices include tax.`,
};

const enquiry = {
  heading: "Write to Odile",
  text: `Tell her about the ceiling lamp, the corner you avoid, the chair you inherited. Odile reads everything herself and replies within a week, by hand if you leave an address.`,
  form: {
    label: `Write to ${house.name}`,
    subject: { label: "Topic" },
    topics: [{ label: "Not sure yet", value: "" }, ...fees.map(({ title }) => ({ label: title }))],
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

const told = forMachines(business, { type: "ProfessionalService", since: house.founded });

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
  business: told,
};
