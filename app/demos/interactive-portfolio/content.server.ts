import { projectBySlug, projectSummary } from "#content/projects.ts";
import type { PicturedName } from "./bands/picture-list-hero/picture-list-hero.tsx";
import { business } from "./business.tsx";

/** The copy of Field Notes Lab, the interactive portfolio. The work is the site's own portfolio; the studio is invented. */

const hero = {
  heading: "A studio for rooms, objects, prints and screens. Open a project.",
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

const about = {
  text: "Two engineers, a stage designer and a beekeeper in a former tram depot in Leipzig. We make rooms, objects and prints, try them on strangers, and write down everything that goes wrong.",
  notes: [
    { term: "Since 2016", detail: "41 pieces built, 29 still in use" },
    { term: "The notebook", detail: "A copy comes with every piece, bad days included" },
    { term: "Workload", detail: "Two projects at a time" },
  ],
};

const capabilities = {
  heading: "What we make in the depot",
  intro:
    "All of it in house. For other trades we name people we trust, and you pay them directly, without a mark-up.",
  caption: "What Field Notes Lab makes, the tools it uses and what the client keeps",
  columns: [
    { head: "We make", share: 3 / 9 },
    { head: "With", share: 3 / 9 },
    { head: "You keep", share: 3 / 9 },
  ],
  rows: [
    {
      name: "Rooms",
      cells: [
        "Light, cable, one rehearsal in the dark",
        "A set that two people can run and one can pack",
      ],
    },
    {
      name: "Objects",
      cells: [
        "A lathe, a kiln, a knitting machine from 1974",
        "Drawings, three working prototypes, a list of their faults",
      ],
    },
    {
      name: "Prints",
      cells: ["Silk screens up to a metre wide", "Films, ink numbers and the sheets we spoiled"],
    },
    {
      name: "Screens",
      cells: [
        "Code we can still read a year later",
        "Pages that work by keyboard, by touch and without script",
      ],
    },
    {
      name: "Field tests",
      cells: ["Nine strangers and a notebook", "The log of every session, word for word"],
    },
  ],
};

const contact = {
  heading: "Bring us something half finished.",
  text: "A room, a product, a shop window, a sentence: tell us where it will stand, who will use it and what has gone wrong so far. We reply within two working days, and if it cannot be done we say why.",
  mail: business.email,
};

const organisation = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: business.name,
  description: "Studio for rooms, objects, prints and screens.",
  email: business.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.address[0],
    postalCode: "04000",
    addressLocality: "Leipzig",
    addressCountry: "DE",
  },
};

export const content = { hero, about, capabilities, contact, business: organisation };

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
