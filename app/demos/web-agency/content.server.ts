import { firstViewBudget } from "#shared/first-view-budget.ts";
import { picture } from "#content/media.ts";
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
  text: "Nine people in Lübeck who build sites and shops. Below is the log of this very page. We could not talk it into flattering us.",
  actions: [
    { label: "Open a ticket", href: "#ticket" },
    { label: "Read the diff", href: "#services" },
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
        name: "contrast",
        text: `${contrast.passing} of ${contrast.pairs} pairs pass WCAG AA, text at ${lowest}:1 or more`,
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
        { figure: "script", name: "script", limit: `of ${firstViewBudget.js} kB` },
        { figure: "css", name: "css", limit: `of ${firstViewBudget.css} kB` },
        { figure: "fonts", name: "fonts", limit: `of ${firstViewBudget.fonts} kB` },
        { figure: "firstPaint", name: "first paint", limit: "after you asked" },
      ] satisfies MeasuredLine[],
      waiting: "…",
      untold: "your browser does not tell,",
      withoutScript: "not measured, since no script ran,",
      beganHere: "Measured in your browser just now. Nothing of it was sent to us.",
      beganElsewhere:
        "Measured in your browser just now. You came from another page, so its files are in it too.",
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
    greeting: "A real prompt. `help` lists the polite words.",
    withoutScript:
      "Here stands a prompt that needs script. All it knows is on this page anyway: services, prices, and no jokes about vim.",
    data: shellData,
  },
  status: {
    name: "stackhaus",
    label: "Page sections",
    windows: [
      { label: "services", href: "#services" },
      { label: "budget", href: "#budget" },
      { label: "work", href: "#work" },
      { label: "process", href: "#process" },
      { label: "prices", href: "#prices" },
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
  heading: "What it runs on, today",
  packages: shown.flatMap((name) => {
    const version = installed[name];
    return version ? [{ name, version }] : [];
  }),
};

const changes = {
  id: "services",
  heading: "What we put in, and what we take out",
  intro: "Most of our work is red. You are billed for the green.",
  words: { removes: "We take out", adds: "We put in" },
  changes: services,
};

const budget = {
  heading: "Your visit, audited",
  intro:
    "Each limit stands in the repository. Pass one, and a test fails, in red, in front of everybody.",
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
      text: "Of those on your screen so far",
      limit: firstViewBudget.largestImage,
    },
    {
      figure: "total",
      name: "all of it",
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
    notJudged: "with files of other pages",
  },
};

const work = {
  heading: "Four things other people made. We built the pages.",
  intro: "Each opens on this very server. If one is slow, that is a bug, and bugs are free.",
  releases,
};

const commits: readonly DescribedCommit[] = [
  {
    lane: 0,
    title: "Initial commit",
    text: "You talk for an hour, we write. Nobody shares a screen.",
    when: "day 1",
    tag: "main",
  },
  {
    lane: 1,
    title: "words: what the page has to say",
    text: "The text comes first. It is the part that visitors came for.",
    when: "week 1",
    tag: "words",
  },
  {
    lane: 2,
    title: "look: two drafts in the browser",
    text: "On your phone, at real speed. You will hate one. It is there for that.",
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
    text: "Signed by the person who answers your telephone.",
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
    text: "From here on every Friday ends with a version that you can click.",
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
    text: "On a Tuesday at ten. Never on a Friday, whatever anybody says.",
    when: "week 6",
    tag: "v1.0.0",
  },
];

const process = {
  heading: "Six weeks, nine commits",
  intro: "Words and look are drawn apart, side by side, and meet twice. Read it downwards.",
  commits,
};

const prices = {
  heading: "Pay by the digit",
  intro: "Every price is fixed before we start. If it takes longer, that was our estimate.",
  action: { label: "Choose", href: "#ticket" },
  next: { text: "Which digit is it? Tell us what hurts.", label: "Open a ticket", href: "#ticket" },
  plans,
};

const care = {
  heading: "It lives in a good house",
  text: "After launch somebody has to change the bulbs. Updates, backups and a person who is woken up instead of you.",
  facts: [
    { term: "Care, a month", detail: carePrice },
    { term: "Notice", detail: "One month, by mail" },
    { term: "Who is woken", detail: "Jette, odd weeks. Timo, even ones" },
    { term: "And if you leave", detail: "Take the code. It was yours" },
  ],
};

const ticket = {
  heading: "Open a ticket",
  text: "“It is slow” is a fine ticket. So is “it was like that when I got here”.",
  mail: business.email,
  address,
  facts: [
    { term: "assignee", detail: "a person, by name" },
    { term: "answer", detail: "within two working days" },
    { term: "priority", detail: "yours. All tickets have it" },
    { term: "duplicate?", detail: "we have never minded" },
  ],
  formLabel: "Open a ticket with Stackhaus",
};

const organisation = {
  "@context": "https://schema.org",
  "@type": "ProfessionalService",
  name: business.name,
  description: "Web agency for sites, shops and what is wrong with them.",
  email: business.email,
  address: {
    "@type": "PostalAddress",
    streetAddress: street,
    postalCode: town.replace(/ .*$/, ""),
    addressLocality: town.replace(/^\d+ /, ""),
    addressCountry: "DE",
  },
};

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
  business: organisation,
};
