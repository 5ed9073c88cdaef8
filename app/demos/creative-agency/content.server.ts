import { projectBySlug } from "#content/projects.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import type { FramedPerson } from "./bands/framed-people/framed-people.tsx";
import type { PrizePlace } from "./bands/prize-places/prize-places.tsx";
import type { Sticker } from "./bands/sticker-sheet/sticker-sheet.tsx";
import { business } from "./business.tsx";

/** The copy of Oh! Studio, the creative agency. Studio, people, clients, prizes and figures are invented. */

const price = (amount: number) => formatPlanPrice({ amount, currency: "EUR" });

const hero = {
  word: "Oh",
  rest: "is what they say before they know why.",
  lead: "We’re a creative studio in Odense! Posters, boxes, movies, commotion. If a stranger goes “oh!”, we got it right.",
  primary: { label: "Get in touch", href: "#shout" },
  secondary: { label: "See our work", href: "#work" },
};

const edition = { printed: 500, pasted: 471 } as const;

const manifesto = {
  lines: [
    { text: "If nobody" },
    { text: "says “oh”", isLoud: true },
    { text: "you printed" },
    { text: "wallpaper." },
  ],
  imprint: ["Oh! Studio, Odense", `One sentence, ${edition.printed} copies`],
  text: `We pasted up ${edition.pasted} of them in one night! The whole town thought it was a film. One man asked for tickets.`,
  note: "Three are still up: two behind the station, one in the town clerk’s kitchen. (Hello, town clerk! Great wall!)",
} as const;

/** A project of the portfolio, cut out. */
function sticker(
  slug: string,
  shape: Sticker["shape"],
  shown: 0 | 1 | 2,
  position?: string,
): Sticker {
  const project = projectBySlug(slug);
  if (!project) throw new Error(`There is no project ${slug}.`);
  const { path, title, client, pictures } = project;
  return {
    href: path,
    title,
    name: client,
    picture: pictures[shown].picture,
    shape,
    ...(position && { position }),
  };
}

const work = {
  heading: "Our work, as stickers!",
  intro: "Favourite jobs, cut out! We give these away at fairs. Pick one for the whole story.",
  stickers: [
    sticker("one-circle-four-boards", "burst", 0),
    sticker("toys-for-the-third-child", "disc", 1, "42% 50%"),
    sticker("a-sky-on-every-can", "arch", 1, "60% 50%"),
    sticker("a-season-on-one-wall", "flower", 1, "40% 50%"),
    sticker("form-a-school-in-four-letters", "card", 1, "100% 50%"),
    sticker("sixteen-tiles-of-chocolate", "disc", 2),
  ],
};

const services = {
  heading: "What we make (always with an O)",
  intro:
    "It began by accident and now it’s the law! So far we have turned down menus, banners and a bank.",
  services: [
    {
      word: "Posters",
      text: "Big enough to read from a bicycle, across the street, in the rain. Ten sketches, one survivor!",
      price: `from ${price(480_000)}`,
    },
    {
      word: "Boxes",
      text: "And cans, tins, tubes! We test them on a shelf, next to your rivals, in horrid supermarket light.",
      price: `from ${price(920_000)}`,
    },
    {
      word: "Movies",
      text: "Forty seconds, tops! It has to work with the sound off, on the bus.",
      price: `from ${price(1_600_000)}`,
    },
    {
      word: "Logos",
      text: "You get one. The right one! Picking it is our job and we love picking.",
      price: `from ${price(1_100_000)}`,
    },
    {
      word: "Shopfronts",
      text: "A window that makes people miss the bus! Built in our yard, hung on a Sunday.",
      price: `from ${price(740_000)}`,
    },
    {
      word: "Commotion",
      text: "Big silly things in town squares! Mostly with a permit. Any fine is included.",
      price: `from ${price(1_350_000)}`,
    },
  ],
};

const person = (
  name: string,
  role: string,
  frame: FramedPerson["frame"],
  mouth: FramedPerson["mouth"],
): FramedPerson => ({ name, role, frame, mouth });

const team = {
  heading: "The people behind the noise!",
  intro:
    "There are six of us, and four are saying it! The frames are from the flea market and cost more than our chairs.",
  people: [
    person("Solveig Toft", "Founder. Says no with her whole face.", "baroque", "spot"),
    person("Otto Bang", "Letters! The fatter the better.", "zigzag", "moustache"),
    person("Noomi Holm", "Film. Calls lunch with a clapper.", "oval", "gap"),
    person("Viggo Monberg", "Glue, ladders, permits, apologies.", "zigzag", "beard"),
    person("Iben Yamamoto", "Boxes! Opens yours, keeps the lid.", "oval", "gum"),
    person("Jonas Okoro", "Money. The only one who whispers.", "baroque", "hush"),
  ],
};

/** Invented, and therefore not in the structured data. */
const ordinals = new Intl.PluralRules("en", { type: "ordinal" });
const endings: Partial<Record<Intl.LDMLPluralRule, string>> = { one: "st", two: "nd", few: "rd" };
const ordinal = (place: number) => `${place}${endings[ordinals.select(place)] ?? "th"}`;

const prize = (
  place: number,
  entries: number,
  { name, ...rest }: { name: string; work: string; year: number },
): PrizePlace => ({
  prize: name,
  place: ordinal(place),
  among: `of ${entries}`,
  beaten: entries - place,
  ...rest,
});

const prizes = {
  heading: "Prizes, and how many we beat!",
  text: "We love a trophy! It’s only fair to say how many others were in the running: the more we beat, the bigger the rosette.",
  prizes: [
    prize(1, 3, {
      name: "Golden Squeegee",
      work: "for a shop window with nothing in it",
      year: 2026,
    }),
    prize(2, 2, {
      name: "Loudest Box of the North",
      work: "for a tea tin. The other was a drum.",
      year: 2025,
    }),
    prize(1, 212, {
      name: "Funen Poster Days",
      work: "for the one they hung upside down",
      year: 2025,
    }),
    prize(4, 4, {
      name: "Prize for Quiet Design",
      work: "entered by a former employee",
      year: 2024,
    }),
    prize(1, 1, {
      name: "Odense Fire Brigade, Letter of Notice",
      work: "for commotion",
      year: 2023,
    }),
  ],
};

const shout = {
  lines: ["Your turn", "to shout!"],
  text: "Tell us what it is and who should gasp! We write back within two working days, in normal letters.",
  mail: business.email,
  address: [...business.address, "The door with the ball on it. Knock low!"],
};

const told = forMachines(business, { type: "ProfessionalService" });

/** The words of the page, by section. */
export const content = {
  hero,
  manifesto,
  work,
  services,
  team,
  prizes,
  shout,
  business: told,
};
