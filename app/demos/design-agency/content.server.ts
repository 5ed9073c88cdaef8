import { picture } from "#content/media.ts";
import { projects, projectSummary } from "#content/projects.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import { business } from "./business.tsx";

/** The copy of Parallel, the design agency. The work is the site's own portfolio; agency, people and clients are invented. */

/** How many pieces of work the page lists. */
const SHOWN = 12;
/** And how many it shows large. */
const PLATES = 3;

const words = {
  grid: "Baseline grid",
  keyOff: "Turn the G key off",
  keyOn: "Turn the G key on",
};

const hero = {
  lines: ["Order is a form", "of courtesy."],
  facts: [
    ["Design agency", ...business.address.slice(0, 2)],
    ["Identities, books, packaging, signs", "Eleven people", "One typeface a job"],
  ],
  link: { label: "See the work", href: "#work" },
  action: { label: "Contact", href: "#contact" },
  seed: 41,
};

/** One printed piece, shown as large as the page. */
const book = {
  picture: picture("design-agency-book"),
  caption: "Book, Museum of Measures, 312 pages. The idea stood on page nine.",
};

const newest = projects.toSorted((one, other) => other.year - one.year).slice(0, SHOWN);

/** Three of the newest, each with the last of its pictures: the first stands on its own page. */
const plates = {
  label: "Plates",
  plates: newest.slice(0, PLATES).map(({ path, title, client, disciplines, pictures }) => ({
    href: path,
    caption: `${client || title}, ${disciplines[0]}`,
    picture: pictures.at(-1)!.picture,
  })),
};

const work = {
  heading: "Work",
  intro:
    "Latest commissions, newest first. Each opens with the brief and closes with the measured result.",
  entries: newest.map((project) => {
    const { path, title, client, discipline, year, other } = projectSummary(project);
    return { href: path, name: client || title, detail: discipline, date: year, picture: other };
  }),
};

const principles = {
  heading: "Principles",
  claims: [
    {
      title: "Read it first.",
      text: "We read the whole manuscript before we choose a typeface. Half of our best ideas were on page nine.",
    },
    {
      title: "Two sizes will do.",
      text: "If a third is needed, the first two are in the wrong place. This page is set in two. So is a railway timetable that we are not permitted to name.",
    },
    {
      title: "Leave a field empty.",
      text: "A page needs one place where nothing happens. Clients ask us to fill it. After a year most of them write to thank us for declining.",
    },
    {
      title: "Hand over the rules.",
      text: "You receive the grid, the measures and the reasons, on four pages. Your own staff can work from them. Most clients come back all the same.",
    },
  ],
};

const services = {
  heading: "Services",
  intro: "Prices in Swiss francs, excluding VAT. For other work we gladly recommend a colleague.",
  caption: "Services of Parallel: what each includes, how many weeks it takes and its price",
  columns: [
    { head: "Service", share: 3 / 9 },
    { head: "You get", share: 3 / 9 },
    { head: "Weeks", share: 1 / 9 },
    { head: "From CHF", share: 2 / 9 },
  ],
  rows: [
    { name: "Identity", cells: ["Mark, typeface, grid, four pages of rules", "9", "38,000"] },
    { name: "Book", cells: ["Layout, typesetting, proofs, press check", "14", "16,500"] },
    { name: "Packaging", cells: ["Structure, artwork, one full dummy", "8", "24,000"] },
    { name: "Signs", cells: ["Building plan, drawings, one full test", "12", "29,000"] },
    { name: "Screen", cells: ["Coded templates, tested by keyboard", "10", "42,000"] },
    { name: "Annual report", cells: ["Legible tables, in print and on the web", "7", "21,000"] },
    { name: "Second opinion", cells: ["One page, a week after one day with you", "1", "1,800"] },
  ],
};

/** What the signs among the services look like. */
const sign = {
  caption:
    "Signs, stop Ciba, line 8. The figure is legible from the last carriage of an arriving tram.",
};

const clients = {
  heading: "Clients",
  intro:
    "Nine of sixty-four, in order of first commission. One size for all, irrespective of budget.",
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
  intro: "Six of eleven, one for each craft. Please name the one you need in your message.",
  people: [
    {
      name: "Ursina Keller",
      sign: {
        ink: "M0 0h16v16h-16zM22 0h16v16h-16zM0 22h16v16h-16zM22 22h16v16h-16zM44 22h16v16h-16zM0 44h16v16h-16zM22 44h16v16h-16zM44 44h16v16h-16z",
        red: "M44 0h16v16h-16z",
      },
      role: "Founder, grids",
      text: "Learned to set type in lead and still measures in cicero when she is cross.",
    },
    {
      name: "Mathis Aebi",
      sign: { ink: "M0 6 28 0V54L0 60z", red: "M32 0 60 6V60L32 54z" },
      role: "Founder, books",
      text: "Reads every manuscript on tram 8. Two authors have thanked the tram in print.",
    },
    {
      name: "Oluwaseun Adeyemi",
      sign: { ink: "M14 0H60V46H46V24L10 60 0 50 36 14H14z", red: "M0 0H8V8H0z" },
      role: "Signs and spaces",
      text: "Walks each building on crutches, with a pram and in the dark before he draws an arrow.",
    },
    {
      name: "Lea Tschudi",
      sign: { ink: "M0 0H60V44H0zM8 8V36H52V8zM20 50H40V60H20z", red: "M14 14h22v6h-22z" },
      role: "Screens",
      text: "Codes what she draws. Has worked without a mouse since she broke a wrist in 2019.",
    },
    {
      name: "Janko Brandt",
      sign: {
        ink: "M0 12h60v8h-60zM0 24h60v8h-60zM0 36h60v8h-60zM0 48h60v12h-60z",
        red: "M0 0h60v6h-60z",
      },
      role: "Production",
      text: "Prices any paper in the house by touch, correct to the nearest franc.",
    },
    {
      name: "Noor Siddiqui",
      sign: { ink: "M0 0h16v60h-16zM44 0h16v60h-16z", red: "M22 44h16v16h-16z" },
      role: "Figures and tables",
      text: "A statistician by training. Removes one column from every table, then asks who missed it.",
    },
  ],
};

const contact = {
  heading: "Contact the office",
  text: "One page is enough: what has to be read, by whom and by when. Ursina or Mathis replies within two working days.",
  mail: business.email,
  way: "Tram\u00a08, stop\u00a0Ciba",
  address: [
    ...business.address,
    ...business.openingHours.map(({ days, hours }) => `${days}, ${hours}`),
  ],
};

const told = forMachines(business, { type: "ProfessionalService" });

export const content = {
  words,
  hero,
  book,
  plates,
  work,
  principles,
  services,
  sign,
  clients,
  team,
  contact,
  business: told,
};
