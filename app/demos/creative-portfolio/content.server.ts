import { SHOP } from "#content/addresses.ts";
import { projectBySlug } from "#content/projects.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import type { DrawnStage } from "./bands/drawn-stages/drawn-stages.tsx";
import type { ScatteredPiece } from "./bands/scattered-hero/scattered-hero.tsx";
import type { TallyEntry } from "./bands/tally-list/tally-list.tsx";
import { bones, coloured, guesses, inked } from "./crane.server.ts";
import { jun } from "./jun.ts";

/** The copy of Jun Abe, the creative portfolio. The work is the site's own portfolio; the illustrator is invented. */

const hero = {
  name: ["Jun", "Abe"],
  label: "On the desk",
  lead: "Illustrator. Cans, covers, toys, a wall in Marwick.",
  text: "Pick up a picture and it tells its story. I\u00a0have been told to keep mine short.",
  action: { label: "Ask for a drawing", href: "#contact" },
  pieces: [
    piece("four-seasons-in-a-shop-window", 0),
    piece("a-sky-on-every-can", 1, "50% 60%"),
    piece("one-circle-four-boards", 1),
    piece("toys-for-the-third-child", 1, "45% 50%"),
    piece("a-season-on-one-wall", 1, "20% 50%"),
    piece("sixteen-tiles-of-chocolate", 2),
    piece("slow-orbit", 0, "30% 50%"),
    piece("a-sprig-for-every-tin", 2),
    piece("five-journeys-one-shelf", 2),
  ],
} as const;

const about = {
  heading: { before: "I draw well for a living, and", marked: "badly", after: "for pleasure." },
  portrait: "Me, from memory, in one go. My mother says the ears are right.",
  text: [
    "I learned to draw in the margins of a chemistry book in Sapporo, and failed chemistry with the best margins of the year. Now I have a desk in Ghent, above a man who repairs accordions. He tests them at four, so straight lines are for the morning.",
    "I draw packaging, book covers, posters and toys. It all starts on paper, which has no undo and keeps me awake.",
  ],
  inventory: {
    caption: "On my desk this Tuesday",
    items: [
      { count: 163, thing: "pencils, 9 of them sharp" },
      { count: 3, thing: "rulers, all used as bookmarks" },
      { count: 38, thing: "erasers, of which I can find two" },
      { count: 1, thing: "cup of coffee, moved twice" },
    ],
  },
} as const;

const clients = [
  client(
    "a-sky-on-every-can",
    "can",
    31,
    "Cans, beer mats, and a mural that the damp has since improved.",
  ),
  client(
    "five-journeys-one-shelf",
    "book",
    24,
    "Book covers. Their notes come back with wine on them.",
  ),
  client(
    "toys-for-the-third-child",
    "duck",
    19,
    "A wooden duck, from every side a child can bite.",
  ),
  client("slow-orbit", "record", 16, "Record sleeves. They pay in records, and twice in money."),
  client(
    "a-season-on-one-wall",
    "posters",
    14,
    "Posters for one long wall, which has asked for more.",
  ),
  client(
    "a-sprig-for-every-tin",
    "tin",
    12,
    "Tea tins. I can now tell nine teas apart by their ugliest leaf.",
  ),
  client(
    "sixteen-tiles-of-chocolate",
    "chocolate",
    8,
    "Chocolate wrappers. I tested the chocolate too, twice.",
  ),
  client(
    "four-seasons-in-a-shop-window",
    "mountains",
    6,
    "Paper mountains, to scale. They went and checked.",
  ),
  client(
    "one-circle-four-boards",
    "board",
    4,
    "Skateboards. Each is beautiful for about a minute.",
  ),
] satisfies TallyEntry[];

const tally = {
  heading: `${clients.length} clients, ${sum(clients.map(({ count }) => count))} pictures`,
  text: "Whenever a drawing leaves the house I add a pencil stroke. That is also my bookkeeping, and yes, my bookkeeper knows.",
  label: "Clients",
  unit: "pictures",
  entries: clients,
};

const sheets = [
  {
    title: "Thumbnails",
    minutes: 4,
    text: "Three, stamp-sized. They meant the machine. I circled the bird with the house.",
    parts: guesses,
  },
  {
    title: "Bones",
    minutes: 35,
    text: "In pale blue pencil, which does not print: where the weight sits, and which leg has to carry it.",
    parts: bones,
  },
  {
    title: "Ink",
    minutes: 50,
    text: "No rubbing out from here on. There is a version with two necks, and it lives in the drawer.",
    parts: inked,
  },
  {
    title: "Colour",
    minutes: 25,
    text: "Two, to match their van. The bird carries a house because that is what they build. The picture hangs in their office now, and I have not heard another word about the other kind of crane.",
    parts: coloured,
  },
];

const minutes = sum(sheets.map((sheet) => sheet.minutes));

const crane = {
  heading: "How I draw a crane",
  intro: `A building firm wrote: “We would like a crane.” I did not ask which kind. Four sheets of paper, ${minutes} minutes, start to finish.`,
  stages: sheets.map(({ minutes: taken, ...sheet }) => ({
    ...sheet,
    time: `${taken} minutes`,
  })) satisfies DrawnStage[],
};

const things = {
  heading: "Buy a bit of sun",
  text: "I drew it for a beach kiosk in Ostend that stayed shut. Now it shines on a bag, a shirt and a cap, and on notebooks from before I added the water. I get a share of every sale, and I got the cap.",
  measures: ["One circle of the compass,", "three strokes with the eraser."],
  link: { label: "See the whole shop", href: SHOP },
  slugs: ["sun-tote", "sun-print-tee", "five-panel-cap", "two-notebooks"],
} as const;

const contact = {
  heading: "Describe it badly.",
  text: `Tell me about it the way you would tell a child who is holding the pencil. It helps me more than a brief. The first sketch takes me ${sheets[0]!.minutes} minutes and is free.`,
  formLabel: `Write to ${jun.name}`,
};

const told = forMachines(business, { type: "ProfessionalService" });

/** The words of the page, by section. */
export const content = { hero, about, tally, crane, things, contact, business: told };

/** A project of the portfolio with one of its three pictures, as it lies on the desk. */
function piece(slug: string, shown: 0 | 1 | 2, focus?: string): ScatteredPiece {
  const { path, title, pictures } = project(slug);
  return { href: path, title, picture: pictures[shown].picture, ...(focus && { focus }) };
}

function client(
  slug: string,
  drawing: TallyEntry["drawing"],
  count: number,
  text: string,
): TallyEntry {
  const { client: name, path } = project(slug);
  return { name, href: path, drawing, count, text };
}

function project(slug: string) {
  const found = projectBySlug(slug);
  if (!found) throw new Error(`content/projects has no "${slug}": choose another for the desk.`);
  return found;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
