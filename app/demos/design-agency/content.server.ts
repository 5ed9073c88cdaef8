import { projects, projectSummary } from "#content/projects.ts";
import { business } from "./business.tsx";

/** The copy of Parallel, the design agency. The work is the site's own portfolio; agency, people and clients are invented. */

/** How many pieces of work the page lists. */
const SHOWN = 12;

const words = {
  grid: "Baseline grid",
  keyOff: "Switch the G key off",
  keyOn: "Switch the G key on",
};

const hero = {
  lines: ["Order is a form", "of courtesy."],
  facts: [
    ["Parallel, design agency", ...business.address.slice(0, 2)],
    ["Identities, books, signs, screens", "Eleven people", "One typeface at a time"],
  ],
  seed: 41,
};

const work = {
  heading: "Work",
  intro:
    "The latest twelve. Each opens with what was asked for and ends with what came of it, in figures.",
  entries: projects
    .map(projectSummary)
    .toSorted((one, other) => other.year - one.year)
    .slice(0, SHOWN)
    .map(({ path, client, discipline, year }) => ({
      href: path,
      name: client,
      detail: discipline,
      date: year,
    })),
};

const principles = {
  heading: "Four principles",
  claims: [
    {
      title: "Read it first.",
      text: "Nobody here lays out a text that he has not read to the end. Half of our best ideas were on page nine, and two commissions became shorter than their briefs.",
    },
    {
      title: "Two sizes will do.",
      text: "If a third is needed, the first two are in the wrong place. This page is set in two; so is the timetable of a railway whose name we may not print.",
    },
    {
      title: "Leave a field empty.",
      text: "A page needs a place where nothing happens. It is the part that clients ask us to fill, and after a year the part they thank us for.",
    },
    {
      title: "Hand over the rules.",
      text: "You get the grid, the measures and the reasons, on four pages. After that you do not need us, which is why most people come back.",
    },
  ],
};

const services = {
  heading: "Services",
  intro: "Prices in Swiss francs, without tax. What is not in the table, we do not do well enough.",
  caption: "Services of Parallel with what they contain, how long they take and what they cost",
  columns: [
    { head: "Service", share: 3 / 9 },
    { head: "You get", share: 3 / 9 },
    { head: "Weeks", share: 1 / 9 },
    { head: "From CHF", share: 2 / 9 },
  ],
  rows: [
    { name: "Identity", cells: ["Mark, type, grid, four pages of rules", "9", "38,000"] },
    { name: "Book", cells: ["Layout, typesetting, proofs, press check", "14", "16,500"] },
    { name: "Signs", cells: ["Plan of a building, drawings, one full test", "12", "29,000"] },
    { name: "Screen", cells: ["Templates in code, tested with keys alone", "10", "42,000"] },
    { name: "Annual report", cells: ["Tables that can be read, print and web", "7", "21,000"] },
    { name: "Second opinion", cells: ["One day, one page, no contract", "1", "1,800"] },
  ],
};

const clients = {
  heading: "Clients",
  intro: "In the order in which they first called. Their logos have walls of their own.",
  names: [
    "Museum of Measures",
    "Rhine Ferries",
    "Canton Archive",
    "Halm Audio",
    "Lantern Press",
    "Institute for Snow",
    "Town of Marwick",
    "Casa Azulejo",
    "Orchestra of the Border",
  ],
};

const team = {
  heading: "Team",
  intro: "Eleven people, of whom these six sign letters.",
  people: [
    {
      name: "Ursina Keller",
      role: "Founder, grids",
      text: "Learned to set type in lead and still measures in cicero when she is cross.",
    },
    {
      name: "Mathis Aebi",
      role: "Founder, books",
      text: "Reads every manuscript on the tram, which is why the tram is in the acknowledgements.",
    },
    {
      name: "Oluwaseun Adeyemi",
      role: "Signs and spaces",
      text: "Walks each building on crutches, with a pram and in the dark before he draws an arrow.",
    },
    {
      name: "Lea Tschudi",
      role: "Screens",
      text: "Writes the code of what she draws. Has not used a mouse since a broken wrist in 2019.",
    },
    {
      name: "Janko Brandt",
      role: "Production",
      text: "Knows what any paper in the house costs by touching it. Right to the nearest franc.",
    },
    {
      name: "Noor Siddiqui",
      role: "Figures and tables",
      text: "A statistician by training. Removes one column from everything, then asks who missed it.",
    },
  ],
};

const contact = {
  heading: "One page is enough.",
  text: "Say what has to be read, by whom and by when. Ursina or Mathis answers within two working days.",
  mail: business.email,
  address: [
    ...business.address,
    "Tram 8, stop Ciba",
    ...business.openingHours.map(({ days, hours }) => `${days}, ${hours}`),
  ],
};

const organisation = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: business.name,
  description: "Design agency for identities, books, signs and screens.",
  email: business.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: business.address[0],
    postalCode: "4057",
    addressLocality: "Basel",
    addressCountry: "CH",
  },
};

export const content = {
  words,
  hero,
  work,
  principles,
  services,
  clients,
  team,
  contact,
  business: organisation,
};
