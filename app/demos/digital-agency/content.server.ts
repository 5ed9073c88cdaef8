import { picture } from "#content/media.ts";
import { projectBySlug } from "#content/projects.ts";
import type { StackedTile } from "./bands/stacked-tiles/stacked-tiles.tsx";
import { capabilities, tape } from "./services.server.ts";
import { business } from "./business.tsx";

/** The copy of Voltage, the digital agency. Agency, people, prizes and figures are invented; the work is that of the site's portfolio. */

/** Seconds until a page can be used, median of the products that are live. */
const speed = { value: 0.8, before: 6.1, max: 7, good: 1, unit: "s" };

const PEOPLE = 19;
const LIVE = 41;
/** Days over which the figures were measured. */
const DAYS = 30;

const hero = {
  opening: ["Static", "is for"] as const,
  endings: ["statues", "radios", "carpets"] as const,
  lead: `Voltage makes sites, shops and products that answer within a tenth of a second. ${PEOPLE} people in an old substation in Rotterdam.`,
  primary: { label: "Send a brief", href: "#brief" },
  secondary: { label: "See the work", href: "#work" },
  picture: picture("agency-glass"),
};

/** A project of the portfolio in its own colour, with one of its three pictures. */
function tile(
  slug: string,
  shot: 0 | 1 | 2,
  words: Omit<StackedTile, "href" | "name" | "picture" | "tone">,
): StackedTile {
  const project = projectBySlug(slug);
  if (!project) throw new Error(`The digital agency shows a project that does not exist: ${slug}`);
  const { path, client, pictures, tone } = project;
  return { href: path, name: client, picture: pictures[shot].picture, tone, ...words };
}

const work = {
  heading: "Three that are still plugged in",
  intro:
    "We show only what you can go and use tonight. Others made the things themselves; what is ours is how they answer.",
  tiles: [
    tile("nine-rings-of-light", 0, {
      title: "A queue you can sit out",
      text: "The first evening of Nine Rings kept people fifty minutes in the rain. For the second, nine days later, there were tickets that knew how fast the door was.",
      figure: "4 min",
      figureLabel: "longest wait on the second evening",
      position: "50% 55%",
    }),
    tile("a-sky-on-every-can", 1, {
      title: "Order by looking up",
      text: "Eleven pubs order on one screen with four skies on it. They press the one they will want to drink under, then how many crates. Nobody has typed the name of a beer since May.",
      figure: "2",
      figureLabel: "presses from the sky to Thursday’s van",
      position: "48% 60%",
    }),
    tile("form-a-school-in-four-letters", 2, {
      title: "Students set the headlines",
      text: "A camera looks at the yard. However the four letters were left last night, that is how the school’s site spells its own name in the morning.",
      figure: "41",
      figureLabel: "arrangements so far, three of them rude",
      position: "50% 60%",
    }),
  ],
};

const numbers = {
  heading: "The needle we are paid to move",
  reading: { ...speed, figure: String(speed.value) },
  text: `Until a page of ours can be used: the median of ${LIVE} live products over ${DAYS} days, on the telephones of those who came. Before us it was ${speed.before}\u00a0${speed.unit}.`,
  others: [
    {
      figure: "74 kB",
      label: "of script on the page",
      detail: "Median again. It was 1.9 MB, of which a third counted the visitors.",
    },
    {
      figure: String(LIVE),
      label: "products that are on",
      detail: "Three more we switched off ourselves, with a letter to those who used them.",
    },
    {
      figure: "2",
      label: "clients told no this year",
      detail: "One wanted a wheel of fortune. So did the other.",
    },
  ],
};

const prizes = {
  heading: "Prizes, and what they hold up",
  intro: "Juries like us. We like juries less than we did, having sat on two.",
  caption: "Prizes of Voltage with the work, the year and where each of them stands now",
  columns: [
    { head: "Prize", share: 5 / 12 },
    { head: "For", share: 3 / 12 },
    { head: "Year", share: 1 / 12 },
    { head: "Now", share: 3 / 12 },
  ],
  rows: [
    {
      name: "Kilobyte Cup",
      cells: ["Form, the yard site", "2026", "Under the short leg of the plotter"],
    },
    {
      name: "Golden Breaker",
      cells: ["Nine Rings, tickets", "2026", "Given back: one of us was on the jury"],
    },
    {
      name: "Prix du Silence",
      cells: ["A shop without a pop-up", "2025", "Kitchen. It cuts cake"],
    },
    {
      name: "Best Use of a Button",
      cells: ["Low Bridge, order screen", "2025", "Holds the door to the roof"],
    },
    {
      name: "Plaque of the Year",
      cells: ["A plaque", "2024", "Lost, we hope"],
    },
  ],
};

const team = {
  heading: `${PEOPLE} people, two kettles, one fuse`,
  intro:
    "Ten thousand volts came into this building until 1987. Today both kettles at once are too much for it. These six answer briefs.",
  people: [
    {
      name: "Imke Vos",
      role: "Founder, brands",
      text: "Has a veto and a jar. Each veto costs her five euros.",
      picture: picture("portrait-02"),
    },
    {
      name: "Samir Haddad",
      role: "Founder, code",
      text: "Tests on a telephone that was run over in 2021.",
      picture: picture("portrait-11"),
    },
    {
      name: "Noa Lindqvist",
      role: "Interaction",
      text: "Draws nothing that she cannot do with her left thumb.",
      picture: picture("portrait-10"),
    },
    {
      name: "Joris de Groot",
      role: "Motion",
      text: "Was a puppeteer. Says he still is.",
      picture: picture("portrait-06"),
    },
    {
      name: "Thandi Mokoena",
      role: "Products",
      text: "Sat in a dispatch centre for a month to remove one click.",
      picture: picture("portrait-07"),
    },
    {
      name: "Wout Peeters",
      role: "Care",
      text: "Answers the telephone. It is on his desk, with a cord.",
      picture: picture("portrait-15"),
    },
  ],
};

const brief = {
  heading: "Plug in.",
  text: "Say what should happen when somebody presses it. That is a brief; the rest we ask.",
  steps: [
    "One of the six reads it, the same day until four.",
    "You get a date, a price and one question back, in two working days.",
    "If it is not for us, you get two names instead. No hard feelings, no newsletter.",
  ],
  mail: business.email,
  address: [...business.address.slice(0, 2), "The hum is the neighbours’"],
  picture: picture("digital-agency-plug"),
};

const organisation = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: business.name,
  description: "Digital agency for brands, sites, shops and products.",
  email: business.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.address[0],
    postalCode: "3087 AE",
    addressLocality: "Rotterdam",
    addressCountry: "NL",
  },
};

/** The words of the page, by section. */
export const content = {
  hero,
  tape,
  work,
  capabilities,
  numbers,
  prizes,
  team,
  brief,
  business: organisation,
};
