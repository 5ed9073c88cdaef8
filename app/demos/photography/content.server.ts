import { picture } from "#content/media.ts";
import type { GalleryItem } from "#app/elements/media/lightbox/lightbox.tsx";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";
import type { ExhibitionYear } from "./bands/exhibition-years/exhibition-years.tsx";
import type { FullSlide } from "./bands/full-slides/full-slides.tsx";
import type { PictureSeries } from "./bands/series-strips/series-strips.tsx";
import { lang } from "./lang.ts";
import { photograph, type PhotographName, photographNames } from "./photographs.server.ts";
import { prints } from "./prints.server.ts";
import type { StatementPiece } from "./statement-piece.ts";

const shown: readonly PhotographName[] = [
  "photography-phone-box",
  "photography-last-row",
  "photography-shelter",
  "photography-pool",
  "photography-classroom",
  // The next to the first, as slides go round: one that is light to load.
  "photography-diving-tower",
];

const hero = {
  heading: "After everyone left",
  label: "Six pictures",
  prints: { label: "See prints for sale", href: "#prints" },
  slides: shown.map((name): FullSlide => {
    const { title, place, year, picture: source, position } = photograph(name);
    return {
      id: `slide-${name}`,
      picture: source,
      position,
      title,
      note: `${place}, ${year}. Print, edition of ${lang.edition}`,
    };
  }),
};

const seriesOf: readonly { name: string; text: string; frames: readonly PhotographName[] }[] = [
  {
    name: "Somebody’s light",
    text: "One switch in each, left on. I have stopped asking who pays.",
    frames: [
      "photography-petrol",
      "photography-corridor",
      "photography-greenhouse",
      "photography-shelter",
    ],
  },
  {
    name: "Closing time",
    text: "The ten minutes between the last guest and the first broom.",
    frames: [
      "photography-last-row",
      "photography-chairs",
      "photography-ghost-light",
      "photography-classroom",
    ],
  },
  {
    name: "Lost property",
    text: "One thing in each. Nobody has come for it.",
    frames: [
      "photography-carousel",
      "photography-laundry",
      "photography-lift",
      "photography-piano",
    ],
  },
  {
    name: "Low water",
    text: "A pier, a bath and a tarn, without swimmers.",
    frames: ["photography-phone-box", "photography-pool", "photography-diving-tower"],
  },
];

const series = {
  heading: "Series",
  intro: "Empty rooms, piers and pools. Each series is still growing.",
  series: seriesOf.map(({ name, text, frames }): PictureSeries => {
    const taken = frames.map(photograph);
    const years = taken.map(({ year }) => year);
    return {
      name,
      text,
      note: `${frames.length} shown, ${Math.min(...years)} to ${Math.max(...years)}`,
      frames: taken.map(({ href, title, picture: source, position }) => ({
        href,
        title,
        picture: source,
        position,
      })),
    };
  }),
};

const gallery = {
  heading: "Pictures",
  intro: {
    keys: "Press a picture to see it large. The arrow keys take you along the wall, Escape closes it.",
    touch: "Press a picture to see it large, then swipe along the wall.",
    end: `There is nobody in any of the ${photographNames.length}. I looked under the sheet.`,
  },
  label: "All pictures",
  items: photographNames.map((name): GalleryItem => {
    const { title, place, year, picture: source } = photograph(name);
    return {
      picture: source,
      caption: `${title}. ${place}, ${year}. Edition of ${lang.edition}.`,
    };
  }),
};

const about = {
  heading: "About Ivo Lang",
  statement: [
    "I build a ",
    { word: "room", picture: picture("photography-laundry"), position: "50% 56%" },
    " in the computer, switch on one ",
    { word: "lamp", picture: picture("photography-greenhouse"), position: "50% 44%" },
    " and wait until ",
    { word: "everyone", picture: picture("photography-shelter"), position: "50% 62%" },
    " has gone home.",
  ] satisfies readonly StatementPiece[],
  text: [
    "So these places are made, and I say so before you buy one. I model the pier, the cinema and the weather, then light them one lamp at a time. I do own a camera. It holds the kitchen door open.",
    "It is the most reliable way I know of emptying a room. I did not have to clear a pier, bribe a night porter or ask a whole pool to hold still.",
  ],
  facts: [
    { term: "Works in", detail: lang.address[2] },
    { term: "Lamps in a picture", detail: "One, or all on one switch" },
    { term: "People in a picture", detail: "None" },
    { term: "Prints", detail: `Editions of ${lang.edition}, signed` },
  ],
};

const years = [
  {
    year: 2026,
    shows: [
      { title: "Last One Out", place: "Kunsthal Oster, Ostermoor", pictures: 24, closes: "17:00" },
      { title: "Off the Hook", place: "The Cold Store, Norrhaven", pictures: 1, closes: "never" },
    ],
  },
  {
    year: 2024,
    shows: [
      { title: "Low Water", place: "Pump Room Seven, Kirrin", pictures: 11, closes: "16:30" },
      {
        title: "Rooms, Quiet (with three others)",
        place: "Galerie Leerstand, Maarstad",
        pictures: 6,
        closes: "20:00",
      },
    ],
  },
  {
    year: 2022,
    shows: [
      { title: "Lost Property", place: "Sala Ventosa, Port Arenal", pictures: 14, closes: "21:15" },
    ],
  },
  {
    year: 2019,
    shows: [
      {
        title: "Please Use Other Door",
        place: "Foyer, Roxane Cinema, Maarstad",
        pictures: 9,
        closes: "after the film",
      },
    ],
  },
] as const satisfies readonly ExhibitionYear[];

const exhibitions = {
  heading: "Exhibitions",
  intro:
    "I give the closing times. Come ten minutes before, when the rooms look like the pictures.",
  caption: "Exhibitions by Ivo Lang, year by year, with the closing time of each venue",
  columns: {
    year: "Year",
    title: "Exhibition",
    place: "Venue",
    pictures: "Pictures",
    closes: "Closes",
  },
  years,
};

const shop = {
  heading: "Prints for sale",
  intro: `Pigment prints on cotton paper, framed, signed on the back, in editions of ${lang.edition}. They hang here to scale, and every lit dot is a print still for sale. Any other picture on this page I print to order. Write to me, and describe the wall.`,
  prints,
};

const contact = {
  heading: "The phone is off the hook.",
  text: "Please write instead: to buy a print, to publish a picture or to commission a room. I answer at night, which is when I am in.",
  email: lang.email,
  picture: photograph("photography-phone-box").picture,
  formLabel: `Write to ${lang.name}`,
};

const told = forMachines(business, { type: "Person" });

/** The words of the page, by section. */
export const content = { hero, series, gallery, about, exhibitions, shop, contact, business: told };
