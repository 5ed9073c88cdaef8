import { ifThere, PRICES } from "#content/addresses.ts";
import { firstViewBudget } from "#shared/first-view-budget.ts";
import { picture } from "#content/media.ts";
import { forMachines } from "#app/frame/for-machines.server.ts";
import type { DescribedCommit } from "./bands/commit-graph/commit-graph.tsx";
import packageFile from "../../../package.json" with { type: "json" };
import type { MeasuredLine } from "./bands/session-hero/build-log.tsx";
import { buildFigures } from "./build-figures.server.ts";
import { business } from "./business.tsx";
import { carePrice, plans, services } from "./offers.server.ts";
import { releases } from "./releases.server.ts";
import { shellData } from "./shell-data.server.ts";

/** The copy of Stackhaus, the web agency. It and its jokes are invented; every figure about this page is counted or measured. */

const [street = "", town = ""] = business.address;
const address = [`${business.name}, ${street}`, `${town}, top floor, 64 steps`];
const { contrast } = buildFigures;
const lowest = (Math.floor(contrast.lowest * 10) / 10).toFixed(1);

const hero = {
  heading: "Websites that pass their own tests",
  text: "Stackhaus builds fast sites and shops that everyone can use, at a fixed price. Nine people in Lübeck. Below is the build log of this page.",
  actions: [
    { label: "Open a ticket", href: "#ticket" },
    { label: "See services", href: "#services" },
  ],
  log: {
    command: "npm run build",
    label: "What the build of this site counted",
    lines: [
      {
        name: "pages",
        text: `${buildFigures.addresses} addresses, ${buildFigures.pages} of them templates, ${buildFigures.homes} of those homes`,
      },
      {
        name: "contrast",
        text: `${contrast.passing} of ${contrast.pairs} pairs pass WCAG AA, text at ${lowest}:1 or more`,
      },
      {
        name: "frames",
        text: `${buildFigures.headers} headers, ${buildFigures.footers} footers, ${buildFigures.skins} skins`,
      },
      {
        name: "content",
        text: `${buildFigures.posts} posts, ${buildFigures.projects} projects, ${buildFigures.products} products`,
      },
      {
        name: "pictures",
        text: `${buildFigures.pictures}, each drawn by a script, stock photos 0`,
      },
      {
        name: "budget",
        text: `script ${firstViewBudget.js} kB, css ${firstViewBudget.css} kB, fonts ${firstViewBudget.fonts} kB, or the tests fail`,
      },
      {
        name: "humour",
        text: "found in production. Left in on purpose.",
        isWarning: true,
      },
    ],
    measured: {
      command: "measure --here --now",
      label: "What your browser measured on this visit",
      lines: [
        { figure: "html", name: "html" },
        { figure: "firstPaint", name: "first paint", after: "after you asked" },
      ] satisfies MeasuredLine[],
      waiting: "…",
      untold: "your browser does not tell,",
      withoutScript: "not measured, since no script ran,",
      beganHere: "Measured in your browser just now, and kept there.",
      beganElsewhere:
        "Measured in your browser just now. You came from another page, so its files are included.",
      more: { label: "The rest, with limits", href: "#budget" },
    },
    skip: "Skip the typing",
  },
  map: {
    command: "ls pages | wc -l",
    caption: `${buildFigures.pages} templates, a square each. This page is the blue one.`,
    groups: buildFigures.groups,
    own: buildFigures.own,
  },
  prompt: {
    sign: "you@stackhaus:~$",
    label: "Type a command",
    logLabel: "Command output",
    send: "Enter",
    greeting:
      "This prompt works. `help` lists the commands, `ls services` what we do, `cat price` what it costs. `vim` is at your own risk.",
    withoutScript:
      "The prompt here needs script. Everything it knows is on this page too, apart from the joke about vim.",
    data: shellData,
  },
  status: {
    name: "stackhaus",
    label: "Page sections",
    windows: [
      { label: "work", href: "#work" },
      { label: "services", href: "#services" },
      { label: "process", href: "#process" },
      { label: "prices", href: "#prices" },
      { label: "budget", href: "#budget" },
      { label: "ticket", href: "#ticket" },
    ],
  },
};

/** Shown as chips, with the versions that are installed. */
const shown = [
  "react",
  "react-router",
  "typescript",
  "tailwindcss",
  "vite",
  "hono",
  "zod",
  "kysely",
  "vitest",
];

const installed: Readonly<Record<string, string>> = {
  ...packageFile.devDependencies,
  ...packageFile.dependencies,
};

const stack = {
  heading: "Runs on current versions",
  packages: shown.flatMap((name) => {
    const version = installed[name];
    return version ? [{ name, version }] : [];
  }),
};

const changes = {
  id: "services",
  heading: "Drops the clutter, keeps the customers",
  intro: "Our services. Red comes out, green goes in and is billed.",
  words: { removes: "We remove", adds: "We add" },
  pair: {
    before: {
      label: "before",
      text: "A bakery’s old page in a browser: eleven eyes for eleven trackers, a slider with five messages, a window that asks for an account, a little blue man in the corner and tape that says do not touch.",
    },
    after: {
      label: "after",
      text: "The same bakery’s new page: “Rolls in Lübeck, at your door by seven.”, one button with a visible focus, a basket, and a test that passes.",
    },
    caption: "Petersen, a bakery: on a Monday, and on a Tuesday six weeks later.",
  },
  changes: services,
};

const budget = {
  heading: "Loads within budget",
  intro:
    "The limits are in the repository. Go over one and a test fails, in red, in front of everyone.",
  caption: "What this page may load, and what your visit has loaded",
  columns: { name: "File", visit: "Your visit", limit: "Limit", verdict: "Verdict" },
  rows: [
    {
      figure: "script",
      name: "script",
      text: "Everything that moves, and this table",
      limit: firstViewBudget.js,
    },
    { figure: "css", name: "css", text: "Everything you see", limit: firstViewBudget.css },
    { figure: "fonts", name: "fonts", text: "Two families, latin", limit: firstViewBudget.fonts },
    {
      figure: "largestPicture",
      name: "largest picture",
      text: "Heaviest on your screen so far",
      limit: firstViewBudget.largestImage,
    },
    {
      figure: "total",
      name: "total",
      text: "The page and all its files",
      limit: firstViewBudget.total,
    },
    {
      figure: "layoutShift",
      name: "layout shift",
      text: "How far things jumped while you tried to read",
      limit: firstViewBudget.layoutShift,
    },
  ] as const,
  words: {
    waiting: "…",
    untold: "not available",
    withoutScript: "No script ran, so nothing was measured.",
    within: "pass",
    over: "over. Is this a development server?",
    notJudged: "includes other pages",
  },
};

const work = {
  heading: "Sells loudspeakers, oil, records and toys",
  intro:
    "We built the sites, and all run on this server. If one is slow, that is a bug. Bugs are free.",
  releases,
};

const commits: readonly DescribedCommit[] = [
  {
    lane: 0,
    title: "Initial commit",
    text: "You talk for an hour and we take notes. No slides.",
    when: "day 1",
    tag: "main",
  },
  {
    lane: 1,
    title: "words: what the page has to say",
    text: "The text comes first. It is the part your visitors came for.",
    when: "week 1",
    tag: "words",
  },
  {
    lane: 2,
    title: "look: two drafts in the browser",
    text: "Both run on your phone, at real speed. You keep one.",
    when: "week 1",
    tag: "look",
  },
  {
    lane: 1,
    title: "words: remove “solutions”",
    text: "Forty-one replacements, no conflicts.",
    when: "week 2",
  },
  {
    lane: 0,
    merges: 1,
    title: "Merge words",
    text: "Approved by the person who answers your phone.",
    when: "week 2",
  },
  {
    lane: 2,
    title: "look: make the logo bigger",
    text: "Then: revert “make the logo bigger”. Both are kept; history is history.",
    when: "week 3",
  },
  {
    lane: 0,
    merges: 2,
    title: "Merge look",
    text: "From here on you get a version to click through every Friday.",
    when: "week 3",
  },
  {
    lane: 0,
    title: "test: someone’s mother orders a loudspeaker",
    text: "By keyboard, on a slow line, at double text size. She finds two bugs. She always does.",
    when: "week 5",
  },
  {
    lane: 0,
    title: "Release",
    text: "On a Tuesday at ten. Never on a Friday, whatever the calendar says.",
    when: "week 6",
    tag: "v1.0.0",
  },
];

const process = {
  heading: "Ships in six weeks",
  intro: "Text and design run side by side and are merged in weeks 2 and 3. Read from the top.",
  commits,
};

const prices = {
  heading: "Costs what it says",
  intro: "Every price is fixed before we start. If the work takes longer, that is our problem.",
  buttonTitle: "Choose",
  buttonLink: ifThere(PRICES) ?? "#ticket",
  next: { text: "Not sure which? Tell us what is wrong.", label: "Open a ticket", href: "#ticket" },
  plans,
};

const care = {
  heading: "Stays up after launch",
  text: "We do the updates and the backups. When the site goes down at night, one of us is woken up instead of you.",
  facts: [
    { term: "Per month", detail: carePrice },
    { term: "Notice", detail: "One month, by mail" },
    { term: "On call", detail: "Odd\u00a0weeks\u00a0Jette, even\u00a0weeks\u00a0Timo" },
    { term: "If you leave", detail: "Take the code, it is yours" },
  ],
};

const ticket = {
  heading: "Open a ticket",
  text: "Tell us what you need or what is broken. “It is slow” is a fine ticket.",
  mail: business.email,
  address,
  facts: [
    { term: "assignee", detail: "a person, by name" },
    { term: "answer", detail: "within two working days" },
    { term: "priority", detail: "high. All tickets have it" },
    { term: "duplicate?", detail: "fine, send it anyway" },
  ],
  formLabel: "Open a ticket with Stackhaus",
};

const told = forMachines(business, { type: "ProfessionalService" });

export const content = {
  hero,
  stack,
  changes,
  budget,
  work,
  process,
  prices,
  care: { ...care, picture: picture("web-agency-rack") },
  ticket,
  business: told,
};
