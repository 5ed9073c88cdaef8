import { picture } from "#content/media.ts";
import { projectBySlug, projectSummary } from "#content/projects.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import type { PicturedName } from "./bands/picture-list-hero/picture-list-hero.tsx";
import { business } from "./business.tsx";

/** The copy of Field Notes Lab, the interactive portfolio. The work is the site's own portfolio; the studio is invented. */

const hero = {
  heading: "A studio for rooms, objects, prints and screens. Open a project.",
  contact: { label: "Bring us a project", href: "#contact" },
  action: "Open",
  items: [
    "nine-rings-of-light",
    "a-sky-on-every-can",
    "one-circle-four-boards",
    "a-season-on-one-wall",
    "a-loudspeaker-that-keeps-quiet",
    "three-lamps-for-a-corridor",
  ].map(named),
};

const walk = {
  heading: "Walk through the rings in Lyon",
  text: "A fashion show without a runway. Forty people enter every ten minutes, walk through nine rings on one cable, and the coats wait at the end.",
  link: { label: "Read the whole project", href: projectPath("nine-rings-of-light") },
  halls: [
    {
      name: "Red, the first hall",
      text: "Everyone stopped here, which we had not planned. We moved the second ring back by two metres.",
    },
    {
      name: "Violet, the middle",
      text: "The dimmer buzzed at fifty hertz. We moved the transformer and tried it on nine more strangers.",
    },
    {
      name: "Blue, the last hall",
      text: "Black cloth turned out to be four different blacks. A seamstress from Vaise counted five.",
    },
  ],
};

const about = {
  heading: "We write down what goes wrong",
  text: "Two engineers, a stage designer and a beekeeper in a former tram depot in Leipzig. 37 pieces since 2016, and 29 of them are still in use. Each one leaves with a copy of its notebook, bad days included. We take on two projects at a time.",
  picture: picture("project-speaker-2"),
  log: {
    title: "A loudspeaker that keeps quiet, field test",
    setting: "Aarhus, 14 March 2026. A living room, nine strangers, one cat",
    entries: [
      {
        time: "10.05",
        text: "The first stranger looks for the microphone, then for the app, then plays a record.",
      },
      {
        time: "10.20",
        text: "A girl of seven turns it up in four seconds. Her grandfather takes the same four.",
      },
      {
        time: "10.50",
        text: "The cat takes it for its own. Knit holds on the side, pulls at the foot. Denser yarn there.",
      },
      {
        time: "11.15",
        text: "Fault: the ring glows for a minute after it is switched off. Mended on Tuesday.",
      },
    ],
    signed: "Noor de Wit, page 31 of 48",
  },
};

const capabilities = {
  heading: "What we make in the depot",
  intro:
    "All of it in house. For other trades we name people we trust, and you pay them directly, without a mark-up.",
  keepLabel: "You keep",
  bays: [
    {
      drawing: "rooms",
      name: "Rooms",
      tools: "Made with light, cable and one rehearsal in the dark.",
      keep: "a set that two people can run and one can pack.",
    },
    {
      drawing: "objects",
      name: "Objects",
      tools: "A lathe, a kiln, and a knitting machine from 1974.",
      keep: "drawings, three working prototypes and a list of their faults.",
    },
    {
      drawing: "prints",
      name: "Prints",
      tools: "Silk screens up to a metre wide, dried on the line.",
      keep: "the films, the ink numbers and the sheets we spoiled.",
    },
    {
      drawing: "screens",
      name: "Screens",
      tools: "Code we can still read a year later.",
      keep: "pages that work by keyboard, by touch and without script.",
    },
    {
      drawing: "tests",
      name: "Field tests",
      tools: "Nine strangers on a bench, three at a time, and one of us with a notebook.",
      keep: "the log of every session, word for word.",
    },
  ] as const,
};

const contact = {
  heading: ["Bring us something", "half finished."] as const,
  picture: picture("interactive-portfolio-stool"),
  text: "A room, a product, a shop window, a sentence: tell us where it will stand, who will use it and what has gone wrong so far. We reply within two working days, and if it cannot be done we say why.",
};

const told = forMachines(business, { type: "ProfessionalService" });

export const content = { hero, walk, about, capabilities, contact, business: told };

/** The address of a project of the portfolio. */
function projectPath(slug: string): string {
  return named(slug).href;
}

/** A project of the portfolio as a name of the list. */
function named(slug: string): PicturedName {
  const project = projectBySlug(slug);
  if (!project) throw new Error(`content/projects has no "${slug}": choose another for the list.`);
  const { path, title, client, discipline, year, cover } = projectSummary(project);
  return {
    href: path,
    name: title,
    facts: `${discipline} for ${client}, ${project.place}, ${year}`,
    picture: cover,
  };
}
