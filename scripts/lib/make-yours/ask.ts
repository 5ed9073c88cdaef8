import { cancel, isCancel, multiselect, select, text } from "@clack/prompts";
import { fonts } from "#app/skins/fonts.ts";
import { footerNames, headerNames } from "#registry/page.ts";
import { answered, type Field, type Given, validated } from "./answers.ts";
import { checkSome, extras, usualPages, usualZone } from "./choices.ts";
import {
  blogListPages,
  caseNames,
  homes,
  informationNames,
  informationPagesOffered,
  type Offered,
  portfolioListPages,
  postLookNames,
  shopListPages,
} from "./offered.ts";

/**
 * Asks for what was not given, and ends the program when somebody breaks off.
 * @throws {Error} before the first question, where an answer that was given cannot be, or nobody is there to give others.
 */
export async function asked(given: Given): Promise<Given> {
  checkSome(given);
  if (!process.stdin.isTTY)
    throw new Error(
      "There is no terminal to ask in: say --name and what else you want, and --yes takes what is usual for the rest (--help names all).",
    );
  const answers: Partial<Record<Field, unknown>> = { ...given };
  for (const field of Object.keys(asks) as (keyof typeof asks)[]) {
    const needs = onlyWith[field];
    if (field in given || (needs !== undefined && answers[needs] === null)) continue;
    const answer = await asks[field]();
    if (isCancel(answer)) {
      cancel("Nothing was made.");
      process.exit(1);
    }
    answers[field] = typeof answer === "string" ? answered(field, answer) : answer;
  }
  return answers as Given;
}

/** What is asked only where something else was chosen. */
const onlyWith: Partial<Record<Field, Field>> = {
  post: "blog",
  case: "portfolio",
  currency: "shop",
};

const optional = (message: string, field: Field, placeholder = "") =>
  text({ message, placeholder, validate: validated(field, true) });

const chosenOf = (message: string, offered: readonly Offered[], none: string) =>
  select<string | null>({
    message,
    initialValue: null,
    maxItems: 12,
    options: [
      { value: null as never, label: none },
      ...offered.map(({ name, label }) => ({ value: name, label })),
    ],
  });

const frontPages = (message: string, names: readonly string[]) =>
  select<string | null>({
    message,
    initialValue: null,
    maxItems: 12,
    options: [
      { value: null as never, label: "That of the front page" },
      ...names.map((value) => ({ value })),
    ],
  });

/** The questions, in the order in which somebody who begins can answer them. */
const asks = {
  name: () => text({ message: "What is it called?", validate: validated("name") }),
  tagline: () => optional("What does it do, in one sentence?", "tagline", "later"),
  place: () => optional("Where is it? Lines of the address, with semicolons.", "place", "later"),
  mail: () => optional("Where do visitors write to?", "mail", "later"),
  phone: () => optional("Its telephone?", "phone", "later"),
  home: () =>
    select({
      message: "Which front page?",
      maxItems: 12,
      options: homes.map(({ name, label, kind, keywords }) => ({
        value: name,
        label,
        hint: [kind, ...(keywords ?? [])].join(", "),
      })),
    }),
  pages: () =>
    multiselect({
      message: "Which pages about you?",
      required: false,
      initialValues: usualPages,
      options: informationNames.map((name) => ({
        value: name,
        label: informationPagesOffered.find((page) => page.name === name)?.label ?? name,
      })),
    }),
  blog: () => chosenOf("A blog? How are posts listed?", blogListPages, "No blog"),
  post: () =>
    select({
      message: "What does a post look like?",
      options: postLookNames.map((value) => ({ value, hint: postLookHints[value] })),
    }),
  portfolio: () => chosenOf("Projects? How are they listed?", portfolioListPages, "No projects"),
  case: () =>
    select<string | null>({
      message: "How is a project told?",
      initialValue: null,
      options: [
        { value: null as never, label: "As each project says" },
        ...caseNames.map((value) => ({ value, hint: caseHints[value] })),
      ],
    }),
  shop: () => chosenOf("A shop? How are articles listed?", shopListPages, "No shop"),
  extras: () =>
    multiselect({
      message: "What else?",
      required: false,
      initialValues: ["messages"],
      options: extras.map((value) => ({ value, label: extraLabels[value] })),
    }),
  header: () => frontPages("Which header?", headerNames),
  footer: () => frontPages("Which footer?", footerNames),
  colour: () => optional("Your colour, as #rrggbb?", "colour", "that of the front page"),
  letters: () => frontPages("Letters of headings?", Object.keys(fonts)),
  currency: () =>
    text({
      message: "In which currency are prices?",
      initialValue: "EUR",
      validate: validated("currency"),
    }),
  zone: () =>
    text({
      message: "In which time zone are your hours?",
      initialValue: usualZone,
      validate: validated("zone"),
    }),
} satisfies Partial<Record<Field, () => Promise<unknown>>>;

const postLookHints: Record<(typeof postLookNames)[number], string> = {
  standard: "its picture, then the text",
  "full-width": "the picture from edge to edge",
  gallery: "several pictures, in a grid",
  slider: "several pictures, one at a time",
  blockquote: "a sentence of it, set large",
  contents: "its contents beside the text",
  halves: "title and picture share the first screen",
  essay: "the title on a sheet laid upon the picture",
  type: "no picture, a title as large as the window",
  beside: "the picture stays while the text passes",
};

const caseHints: Record<(typeof caseNames)[number], string> = {
  read: "a long read with figures",
  reel: "pictures from edge to edge, passed sideways",
  facts: "facts that stay in sight beside pictures",
  process: "step by step, as it came about",
  type: "set as large as it goes",
};

const extraLabels: Record<(typeof extras)[number], string> = {
  messages: "Contact forms",
  search: "Search",
  newsletter: "Newsletter",
  comments: "Comments below posts, where there is a blog",
  accounts: "Accounts for visitors",
  "back-office": "Back office: messages, orders, comments",
  "owner-scripts": "Analytics and other scripts of others, after a question",
  embeds: "Maps and films of others, after a click",
};
