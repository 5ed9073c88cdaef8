import { picture } from "#content/media.ts";
import { projectBySlug } from "#content/projects.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
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
  lead: `Voltage is a digital agency of ${PEOPLE} in an old substation in Rotterdam. We build sites, shops and products that answer within a tenth of a second.`,
  primary: { label: "Send a brief", href: "#brief" },
  secondary: { label: "See the work", href: "#work" },
  press: {
    button: "Press",
    idle: "Off",
    unit: "ms",
    note: "The board shows how long this page took to answer you. Over 100 ms, ring Wout.",
    late: `That was too long. Ring Wout: ${business.phone?.display}.`,
  },
};

/** A project of the portfolio in its own colour. */
function tile(slug: string, words: Omit<StackedTile, "href" | "name" | "tone">): StackedTile {
  const project = projectBySlug(slug);
  if (!project) throw new Error(`The digital agency shows a project that does not exist: ${slug}`);
  const { path, client, tone } = project;
  return { href: path, name: client, tone, ...words };
}

const work = {
  heading: "Our work is live tonight",
  intro: "All three are on. Press one to read how we made it answer.",
  tiles: [
    tile("nine-rings-of-light", {
      drawing: "queue",
      title: "A queue you can sit out",
      text: "On its first evening Nine Rings kept people in the rain for fifty minutes. Nine days later each ticket had a time on it, set by the speed of the door.",
      figure: "4 min",
      figureLabel: "longest wait on the second evening",
    }),
    tile("a-sky-on-every-can", {
      drawing: "skies",
      title: "Order by looking up",
      text: "Eleven pubs order on one screen with four skies on it. They press the sky they want to drink under, then the number of crates. The last typed order came in May.",
      figure: "3",
      figureLabel: "presses: sky, crates, tick",
    }),
    tile("form-a-school-in-four-letters", {
      drawing: "yard",
      title: "Students set the headlines",
      text: "A camera watches the school yard. The way students leave four big letters at night is the way the site spells its name in the morning.",
      figure: "23",
      figureLabel: "arrangements so far, three of them rude",
    }),
  ],
};

const numbers = {
  heading: "The wait is short",
  reading: {
    ...speed,
    figure: String(speed.value),
    was: `Before us: ${speed.before} ${speed.unit}`,
  },
  text: `This is how long you wait to use a page: the median of ${LIVE} live products over ${DAYS} days, on visitors’ own phones. Before us it was ${speed.before}\u00a0${speed.unit}.`,
  others: [
    {
      figure: "74 kB",
      label: "of script on the page",
      detail: "Median again. It was 1.9\u00a0MB; a third of that only counted visitors.",
    },
    {
      figure: String(LIVE),
      label: "products live now",
      detail: "We switched three more off ourselves, and wrote to the people who used them.",
    },
    {
      figure: "2",
      label: "clients told no",
      detail: "One wanted a wheel of fortune. So did the other.",
    },
  ],
};

const prizes = {
  heading: "The trophies are in daily use",
  intro: "Juries like us. Most of what they gave us has found work in the building.",
  caption: "Prizes won by Voltage, with the work, the year and where each one is now",
  columns: { prize: "Prize", work: "For", year: "Year", now: "Now" },
  prizes: [
    {
      prize: "Kilobyte Cup",
      work: "Form, the yard site",
      year: "2026",
      now: "Under the short leg of the plotter",
    },
    {
      prize: "Golden Breaker",
      work: "Nine Rings, tickets",
      year: "2026",
      now: "Given back: one of us was on the jury",
    },
    {
      prize: "Prix du Silence",
      work: "A shop without a pop-up",
      year: "2025",
      now: "Kitchen, cutting cake",
    },
    {
      prize: "Best Use of a Button",
      work: "Low Bridge, order screen",
      year: "2025",
      now: "Holds the door to the roof",
    },
    { prize: "Plaque of the Year", work: "A plaque", year: "2024", now: "Lost, we hope" },
  ],
};

const team = {
  heading: "Our people are in the building",
  intro: `Ten thousand volts came in here until 1987. Today two kettles at once blow the fuse. We are ${PEOPLE} in all, and these six answer briefs. Up is in, down is out; ring the number on the breaker.`,
  extensionLabel: "Extension",
  people: [
    {
      name: "Imke Vos",
      role: "Founder, brands",
      text: "Has a veto and a jar. Each veto costs her five euros.",
      extension: "101",
    },
    {
      name: "Samir Haddad",
      role: "Founder, code",
      text: "Tests on a phone that was run over in 2021.",
      extension: "102",
    },
    {
      name: "Noa Lindqvist",
      role: "Interaction",
      text: "Draws only what her left thumb can reach.",
      extension: "107",
    },
    {
      name: "Joris de Groot",
      role: "Motion",
      text: "Was a puppeteer. Says he still is.",
      extension: "109",
      out: "Down: out teaching puppets",
    },
    {
      name: "Thandi Mokoena",
      role: "Products",
      text: "Sat in a dispatch centre for a month to remove one click.",
      extension: "112",
    },
    {
      name: "Wout Peeters",
      role: "Care",
      text: "Picks up the phone. It sits on his desk, on a cord.",
      extension: "119",
    },
  ],
};

const brief = {
  heading: "Plug in",
  text: "Tell us what should happen when you press it. That is a brief; we ask for the rest.",
  steps: [
    "Sent by four, it is read that day by one of the six.",
    "Within two working days you get a date, a price and one question.",
    "If it is not for us, you get two other names. No hard feelings, no newsletter.",
  ],
  mail: business.email,
  address: ["Sluisjesdijk 41, Rotterdam"],
  picture: picture("digital-agency-plug"),
  submit: "Send the brief",
};

const told = forMachines(business, { type: "ProfessionalService" });

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
  business: told,
};
