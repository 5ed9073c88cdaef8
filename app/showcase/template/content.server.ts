import { DOCS, PRIVACY } from "#content/addresses.ts";
import { repository } from "#content/site.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { allPaths } from "#registry/all-paths.ts";
import {
  footerNames,
  headerNames,
  homeFeatures,
  homeKinds,
  type Page,
  type PageGroup,
} from "#registry/page.ts";
import { pages } from "#registry/pages.ts";
import { teaser as office } from "../office-walk/content.server.ts";
import { homeName } from "../parts/home-name.ts";

const homes = pages.filter(({ kind }) => kind !== undefined);
const of = (group: PageGroup) => pages.filter((page) => page.group === group);
const guide = (name: string) => `${DOCS}/${name}`;
const decision = (name: string) => `${DOCS}/decisions/${name}`;

const hero = {
  heading: `${homes.length} websites in one template`,
  intro:
    "Free and open, in TypeScript and React. Home pages for everybody from the dentist to the magazine, a shop that takes orders, a blog, a back office, and a server that answers. Take home the one that suits you.",
  action: { label: "Get it", href: "#get" },
  other: { label: "See all demos", href: "#demos" },
  /** Homes that look like nobody else, by their names, for the wall of pictures. */
  wall: [
    "fashion-shop",
    "restaurant",
    "gym-fitness",
    "magazine",
    "cafe",
    "events-conference",
  ].filter((name) => homes.some(({ path }) => path === `/home-${name}`)),
};

/** What it has that others have not: a figure, and where or by which command one sees it. All are counted here or held by a test. */
const claims = {
  heading: "What you can check",
  intro: "A template is easy to praise. Each of these is held by a test that comes with it.",
  list: [
    {
      figure: "0",
      claim: `faults that axe finds on ${allPaths().length} pages`,
      text: "In light and dark, on a phone and on a desk, with text at 200% and without a mouse. WCAG 2.2 AA.",
      see: { command: "npm run test:full" },
    },
    {
      figure: "0",
      claim: "bytes of script before the first paint",
      text: `Every page is complete as HTML: read, filter, order and subscribe with JavaScript off. Then at most ${Math.round(firstViewBudget.js)} kB follow.`,
      see: { label: "Why scripts wait", href: decision("0004-scripts-after-load") },
    },
    {
      figure: "98",
      claim: "of 100 points at Lighthouse, at least",
      text: "For speed on a slow phone. For accessibility, best practices and search engines it is 100. On every home page.",
      see: {
        label: "What the first paint waits for",
        href: decision("0045-first-paint-waits-for-the-page-alone"),
      },
    },
    {
      figure: "1",
      claim: "order, when a hundred people buy the last piece",
      text: "And none lost when the server is killed in the middle of it. On SQLite or PostgreSQL, with the same code.",
      see: { command: "npm run test:load" },
    },
    {
      figure: "0",
      claim: "requests to anybody else",
      text: "Until a visitor asks for a film or a map. Letters, pictures and icons are files of the site, so there is no banner to click away.",
      see: { label: "What is kept, and where", href: PRIVACY },
    },
    {
      figure: String(headerNames.length * footerNames.length),
      claim: "pairs of header and footer",
      text: `${headerNames.length} headers and ${footerNames.length} footers take on the colours, the letters and the facts of the page they stand round. Every pair can be looked at.`,
      see: { label: "Try two of them", href: "/try/white-header/footer-style-03" },
    },
    {
      figure: "1",
      claim: "command takes out what you do not need",
      text: "Pages, features or whole rooms, with every picture, style, package and test that nothing else uses. What is left builds and passes.",
      see: { label: "How to take parts out", href: guide("take-parts-out") },
    },
    {
      figure: String(homes.length),
      claim: "businesses with pictures of their own",
      text: "Rendered for this project, not bought: you may use them, and change them, as each is made by a script that you get as well.",
      see: { label: "How a picture is made", href: guide("make-a-picture") },
    },
  ] satisfies Claim[],
};

interface Claim {
  figure: string;
  claim: string;
  text: string;
  see: { command: string } | { label: string; href: string };
}

interface DemoCard {
  href: string;
  /** Whose page it is, and what is said of it. */
  name: string;
  line: string;
  text: string;
  trade: string;
  shows: readonly string[];
  /** What it is also found by. */
  words: string;
}

/** “Third Rail Coffee: a cafe under a railway arch” */
function cardOf(page: Page): DemoCard {
  const { path, label, title, description, kind, keywords = [], shows = [] } = page;
  const name = homeName(page);
  const line = title.slice(name.length + ": ".length);
  const words = [label, kind, ...keywords, ...shows].join(" ");
  return { href: path, name, line, text: description, trade: label, shows, words };
}

const demos = {
  heading: "Whose website will it be?",
  intro:
    "Each of these is complete: its own type, colours, pictures and words, forms that really send, and one piece that no other has. The businesses are invented.",
  field: { label: "Your trade, or a word", placeholder: "Lawyer, coffee, portfolio" },
  filter: { legend: "That has", everything: "Anything" },
  features: homeFeatures.filter((feature) => homes.some(({ shows }) => shows?.includes(feature))),
  groups: homeKinds
    .map((kind) => ({ title: kind, cards: homes.filter((home) => home.kind === kind).map(cardOf) }))
    .filter(({ cards }) => cards.length > 0),
};

/** One line for each group of pages: what there is of it, and all of it. */
function part(group: PageGroup, title: string, text: string) {
  const own = of(group).map(({ label, path }) => ({ label, href: path }));
  return own[0] ? [{ id: group, title, text, pages: own }] : [];
}

const parts = {
  heading: "And everything between a first and a last screen",
  intro:
    "Each stands on a page of its own. Headers, footers and elements show the code that makes them.",
  list: [
    ...part(
      "headers",
      "Headers",
      "Bars that stick, hide or turn solid, menus from the side and over the whole window.",
    ),
    ...part(
      "footers",
      "Footers",
      "From one line to a map with opening hours; all carry the business of their page.",
    ),
    ...part(
      "elements",
      "Elements",
      "Buttons, tabs, prices, teams, voices, galleries, countdowns, charts and maps.",
    ),
    ...part(
      "pageTitles",
      "Page titles",
      "With a film, with pictures, in colour, or in one line of large type.",
    ),
    ...part(
      "portfolio",
      "Portfolio",
      "Grids in every width and five layouts for a case, of which one reads like a book.",
    ),
    ...part(
      "blogs",
      "Blog",
      "Eleven lists, five layouts, comments, feeds and authors, from Markdown files.",
    ),
    ...part(
      "shop",
      "Shop",
      "From the catalogue to the paid order, with stock, coupons, delivery and accounts.",
    ),
    ...part(
      "information",
      "Information",
      "About, team, services, prices, questions, contact, privacy, and what is not there.",
    ),
    ...part(
      "modals",
      "Windows",
      "For a letter, a message, a film or a map, native and easy to leave.",
    ),
    ...part(
      "icons",
      "Icons and motion",
      "Seven sets to look through and copy from, and the ways in which things enter.",
    ),
  ],
};

const get = {
  heading: "Get it",
  intro:
    "It costs nothing. The licence is MIT, for code, words and pictures alike: use it for clients, change it, sell what you make of it.",
  steps: [
    {
      title: "Start it",
      does: "starts it",
      text: repository
        ? "Installs, builds and serves the whole site on http://localhost:3000. A minute, the first time."
        : "In the project's folder: installs, builds and serves the whole site on http://localhost:3000. A minute, the first time.",
      commands: [
        ...(repository ? [`git clone ${repository} vitrine`, "cd vitrine"] : []),
        "npm start",
      ],
    },
    {
      title: "Make the site that is yours",
      does: "makes a site of your own",
      text: "Here from the café: it asks who you are and what else you want, and writes a site with that and what it needs. The exhibition stays behind, as it is.",
      commands: ["npm run make-yours -- ../my-site --home cafe"],
    },
    {
      title: "Write your words",
      does: "shows each change at once",
      text: "While you write, the pages mark what is still a sample, and a list says what is missing.",
      commands: ["cd ../my-site", "npm run dev"],
    },
  ],
  needs: {
    title: "What it needs",
    list: [
      "Node 18 or newer; the version it is tested with is one of its packages",
      "A folder that stays, for the database: SQLite, or a PostgreSQL of yours",
      "One gigabyte of disk to build it, 300 MB of memory to serve it",
      "Any host that runs Node, or a static host for everything but the shop's till",
    ],
  },
  guide: { label: "The whole way, step by step", href: guide("from-showcase-to-site") },
};

const questions = {
  heading: "Before you ask",
  list: [
    {
      id: "price",
      title: "What does it cost, now and later?",
      text: "Nothing. There is no paid edition, no key and no telemetry. It asks for nobody's server but yours.",
    },
    {
      id: "one-page",
      title: "Can I take one page without the rest?",
      text: "Yes, that is what it is for. The command above takes the home that you name into a site of its own, and leaves behind what nothing in that uses: pages, styles, letters, pictures, packages and their tests.",
    },
    {
      id: "credit",
      title: "Does “Made with Vitrine” have to stay?",
      text: "No. It is one setting in content/site.ts; without it the line is not there. The licence asks that its text stays with the code, not on the page.",
    },
    {
      id: "react",
      title: "Do I have to know React?",
      text: "For words, prices, hours and posts, no: they are plain lists and Markdown. To move bands of a page about it helps. To build new ones, yes.",
    },
    {
      id: "server",
      title: "Do I need the server?",
      text: "For forms, comments, orders, accounts and the back office. Without it the same pages are files that any host can serve.",
    },
    {
      id: "payments",
      title: "Are payments real?",
      text: "With your Stripe keys they are. Without them a test provider stands in, with invented cards, so that the whole way can be tried.",
    },
    {
      id: "not",
      title: "What has it not?",
      text: "A page builder, an editor in the browser, plug-ins, and more than one language at a time. Who needs those is better off elsewhere.",
    },
  ],
};

export const content = {
  hero,
  claims,
  demos,
  parts,
  office,
  get,
  questions,
  docs: {
    heading: "Read before you decide",
    text: "How to run it, change it and take it apart, and the reasons for each decision.",
    action: { label: "Documentation", href: DOCS },
  },
};
