import { picture, type PictureName } from "#content/media.ts";
import { projectBySlug } from "#content/projects.ts";
import { formatPlanPrice } from "#app/lib/money.ts";
import type { FramedPerson } from "./bands/framed-people/framed-people.tsx";
import type { PrizePlace } from "./bands/prize-places/prize-places.tsx";
import type { Sticker } from "./bands/sticker-sheet/sticker-sheet.tsx";
import { business } from "./business.tsx";

/** The copy of Oh! Studio, the creative agency. Studio, people, clients, prizes and figures are invented. */

const price = (amount: number) => formatPlanPrice({ amount, currency: "EUR" });

const hero = {
  word: "Oh",
  rest: "is what they say before they know why.",
  lead: "We make posters, boxes, movies and commotion in Odense. A job is done when a stranger makes the sound.",
  primary: { label: "Make us say it", href: "#shout" },
  secondary: { label: "Peel the work", href: "#work" },
};

const edition = { printed: 500, pasted: 471, hanging: 3 } as const;

const manifesto = {
  lines: [
    { text: "If nobody" },
    { text: "says “oh”", isLoud: true },
    { text: "you printed" },
    { text: "wallpaper." },
  ],
  imprint: ["Oh! Studio, Odense", `One sentence, ${edition.printed} copies`],
  text: `We pasted up ${edition.pasted} of them in one night. The town took it for a film, and somebody asked for tickets.`,
  note: `${edition.hanging} still hang: two behind the station, one in the town clerk’s kitchen. She has the flat with the good wall.`,
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
  heading: "Take one. They come off.",
  intro: "Six jobs as we hand them out at fairs. The rest of the story is under each.",
  stickers: [
    sticker("one-circle-four-boards", "burst", 1),
    sticker("toys-for-the-third-child", "disc", 1, "42% 50%"),
    sticker("a-sky-on-every-can", "card", 1, "60% 50%"),
    sticker("a-season-on-one-wall", "arch", 1, "40% 50%"),
    sticker("form-a-school-in-four-letters", "flower", 1, "48% 50%"),
    sticker("sixteen-tiles-of-chocolate", "disc", 2),
  ],
};

const services = {
  heading: "Six things. All of them contain an O.",
  intro: "It began as a coincidence. Since then we have turned down menus, stickers and a bank.",
  services: [
    {
      word: "Posters",
      text: "Read from across the street, at the speed of a bicycle. Ten sketches, one survivor.",
      price: `from ${price(480_000)}`,
    },
    {
      word: "Boxes",
      text: "And cans, tins, tubes. We try them on a shelf of rivals, with the light of a supermarket.",
      price: `from ${price(920_000)}`,
    },
    {
      word: "Movies",
      text: "Up to forty seconds. If it needs sound to work, we start again.",
      price: `from ${price(1_600_000)}`,
    },
    {
      word: "Logos",
      text: "One. Not three to choose from: you came to us so that somebody would.",
      price: `from ${price(1_100_000)}`,
    },
    {
      word: "Shopfronts",
      text: "A window that makes people late. Built in our yard, hung by us, on a Sunday.",
      price: `from ${price(740_000)}`,
    },
    {
      word: "Commotion",
      text: "Things in squares. With a permit, mostly; the fine, if any, is in the price.",
      price: `from ${price(1_350_000)}`,
    },
  ],
};

const person = (
  name: string,
  role: string,
  frame: FramedPerson["frame"],
  portrait: PictureName,
): FramedPerson => ({ name, role, frame, picture: picture(portrait) });

const team = {
  heading: "Our founder, and other furniture",
  intro: "Six people, six frames from the flea market. The frames cost more than the chairs.",
  people: [
    person("Solveig Toft", "Founder. Says no with her whole face.", "baroque", "portrait-09"),
    person("Otto Bang", "Letters. Has never used a thin one.", "zigzag", "portrait-15"),
    person("Noomi Holm", "Film. Times lunch with a clapper.", "oval", "portrait-01"),
    person("Viggo Monberg", "Glue, ladders, permits, apologies.", "zigzag", "portrait-08"),
    person("Iben Yamamoto", "Boxes. Opens everything, keeps the lid.", "oval", "portrait-10"),
    person("Jonas Okoro", "Money. The only one who whispers.", "baroque", "portrait-11"),
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
): PrizePlace => ({ prize: name, place: `${ordinal(place)} of ${entries}`, ...rest });

const prizes = {
  heading: "Prizes, with the size of the field",
  text: "A medal weighs about as much as those who came second. So we say how many they were.",
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
      work: "for the one that was hung upside down",
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
  lines: ["Your turn", "to shout."],
  text: "Say what it is and who should gasp. We answer within two working days, in normal letters.",
  mail: business.email,
  address: [...business.address, "The door with the ball on it. Knock low."],
};

/** For search engines. */
const organisation = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: business.name,
  description: "Creative agency for posters, packaging, films and stunts.",
  email: business.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.address[0],
    postalCode: "5000",
    addressLocality: "Odense",
    addressCountry: "DK",
  },
};

/** The words of the page, by section. */
export const content = {
  hero,
  manifesto,
  work,
  services,
  team,
  prizes,
  shout,
  business: organisation,
};
