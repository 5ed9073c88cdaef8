import { projectBySlug } from "#content/projects.ts";
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
  text: "Reach for a picture and it sits up straight. I have been told to do the same.",
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
  portrait: "Me, drawn without looking down. It took 11 seconds and is the best likeness so far.",
  text: [
    "I learned to draw in the margins of a chemistry book in Sapporo, and failed chemistry with the best margins of the year. Now I have a desk in Ghent, over a man who repairs accordions. He tests them at four. I draw straight lines before four.",
    "Everything begins on paper, because paper has no undo and I work better when I am a little afraid.",
  ],
  inventory: {
    caption: "The desk, counted on a Tuesday",
    items: [
      { count: 214, thing: "pencils, 9 of them sharp" },
      { count: 3, thing: "rulers, all serving as bookmarks" },
      { count: 41, thing: "erasers, for the 205 that are not" },
      { count: 1, thing: "cup, moved twice, as can be seen" },
    ],
  },
} as const;

const clients = [
  client(
    "a-sky-on-every-can",
    31,
    "Cans, beer mats, and a mural that the damp has since improved.",
  ),
  client("five-journeys-one-shelf", 24, "Covers. Their notes come back with wine on them."),
  client("toys-for-the-third-child", 19, "A duck, from every side that a child can bite."),
  client("slow-orbit", 16, "Sleeves. They pay in records, and twice paid in money."),
  client("a-season-on-one-wall", 14, "Posters for one wall. The wall has asked for more."),
  client(
    "a-sprig-for-every-tin",
    12,
    "Leaves. I now know nine teas by their least attractive leaf.",
  ),
  client("sixteen-tiles-of-chocolate", 8, "Tiles that one may eat. I tested all of them twice."),
  client("four-seasons-in-a-shop-window", 6, "Mountains, to scale. They went and checked."),
  client("one-circle-four-boards", 4, "Boards. Each is beautiful for about a minute."),
] satisfies TallyEntry[];

const tally = {
  heading: `${clients.length} clients, ${sum(clients.map(({ count }) => count))} pictures`,
  text: "I make a stroke when a drawing leaves the house and cross out at five. It is also my bookkeeping. My bookkeeper knows.",
  label: "Clients",
  unit: "pictures",
  entries: clients,
};

const sheets = [
  {
    title: "Three guesses",
    minutes: 4,
    text: "None larger than a stamp. They had meant the first. I circled the third.",
    parts: guesses,
  },
  {
    title: "Bones",
    minutes: 35,
    text: "In a blue that no printing press can see: where the weight is, and which leg has to carry it.",
    parts: bones,
  },
  {
    title: "Ink",
    minutes: 50,
    text: "From here on every line is a decision. There is a version with two necks; it is in the drawer.",
    parts: inked,
  },
  {
    title: "Colour",
    minutes: 25,
    text: "Two, because the van had two. It carries a house, since that is what they build, and it has hung on the office wall ever since. The other kind of crane was never mentioned again.",
    parts: coloured,
  },
];

const minutes = sum(sheets.map((sheet) => sheet.minutes));

const crane = {
  heading: "They asked for a crane",
  intro: `A building firm, in one line: “We would like a crane.” I did not ask which kind. ${minutes} minutes, on four sheets.`,
  stages: sheets.map(({ minutes: taken, ...sheet }) => ({
    ...sheet,
    time: `${taken} minutes`,
  })) satisfies DrawnStage[],
};

const things = {
  heading: "One sun, drawn once",
  text: "For a beach kiosk in Ostend that never opened. The sun went on: onto a bag, a shirt and a cap. The notebooks have it from before I added the water. I get a share, and the cap.",
  measures: ["One circle of the compass,", "three strokes with the eraser."],
  slugs: ["sun-tote", "sun-print-tee", "five-panel-cap", "two-notebooks"],
} as const;

const contact = {
  heading: "Describe it badly.",
  text: `The way you would to a child who is holding the pencil. That tells me more than a brief does. The first guess takes me ${sheets[0]!.minutes} minutes, and it is free.`,
  email: jun.email,
  address: jun.address,
  formLabel: `Write to ${jun.name}`,
};

/** For search engines: who the page says it is about. No ratings, no awards. */
const business = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: `${jun.name}, ${jun.trade}`,
  description: "Illustrator for packaging, posters, book covers and shop windows.",
  founder: { "@type": "Person", name: jun.name, jobTitle: "Illustrator" },
  email: jun.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: jun.address[0],
    addressLocality: "Ghent",
    postalCode: "9000",
    addressCountry: "BE",
  },
};

/** The words of the page, by section. */
export const content = { hero, about, tally, crane, things, contact, business };

/** A project of the portfolio with one of its three pictures, as it lies on the desk. */
function piece(slug: string, shown: 0 | 1 | 2, focus?: string): ScatteredPiece {
  const { path, title, pictures } = project(slug);
  return { href: path, title, picture: pictures[shown].picture, ...(focus && { focus }) };
}

function client(slug: string, count: number, text: string): TallyEntry {
  return { name: project(slug).client, count, text };
}

function project(slug: string) {
  const found = projectBySlug(slug);
  if (!found) throw new Error(`content/projects has no "${slug}": choose another for the desk.`);
  return found;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
