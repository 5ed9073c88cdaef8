import { parseArgs } from "node:util";
import { cancel, isCancel, multiselect, select, text } from "@clack/prompts";
import type { z } from "zod";
import { fonts } from "#app/skins/fonts.ts";
import { footerNames, headerNames } from "#registry/page.ts";
import { Choices, extras, usualPages, usualZone } from "./choices.ts";
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

type Given = Partial<z.input<typeof Choices>>;
type Field = keyof z.input<typeof Choices>;

/** Each question as a flag, with what its help says. A list is separated by commas, lines of the address by semicolons; `none` is nothing. */
const questions = {
  name: "what the business is called",
  tagline: "what it does, in one sentence",
  place: '"1 Street; Town; Country"',
  mail: "where visitors write to",
  phone: "as it is read",
  home: `front page: ${homes.map(({ name }) => name).join(", ")}`,
  pages: `pages about you: ${informationNames.join(", ")}`,
  blog: "how posts are listed, or none",
  post: `what a post looks like: ${postLookNames.join(", ")}`,
  portfolio: "how projects are listed, or none",
  case: `how every project is told: ${caseNames.join(", ")}; as each says itself when left out`,
  shop: "how articles are listed, or none",
  extras: extras.join(", "),
  header: "file in app/frame/headers; the front page's when left out",
  footer: "file in app/frame/footers",
  colour: "brand colour, #rrggbb",
  letters: `of headings: ${Object.keys(fonts).join(", ")}`,
  currency: "three letters",
  zone: "time zone, as Europe/Paris",
} as const satisfies Record<Field, string>;

const lists: Partial<Record<Field, string>> = { pages: ",", extras: ",", place: ";" };

export interface Flags {
  folder: string | undefined;
  options: { help?: boolean; yes?: boolean; choices?: string; given: Given };
}

/** What was said on the command line. @throws {Error} with the usage where there are words that belong to nothing. */
export function flags(args?: string[]): Flags {
  const { values, positionals } = parseArgs({
    ...(args && { args }),
    allowPositionals: true,
    options: {
      help: { type: "boolean" },
      yes: { type: "boolean" },
      choices: { type: "string" },
      name: { type: "string" },
      tagline: { type: "string" },
      place: { type: "string" },
      mail: { type: "string" },
      phone: { type: "string" },
      home: { type: "string" },
      pages: { type: "string" },
      blog: { type: "string" },
      post: { type: "string" },
      portfolio: { type: "string" },
      case: { type: "string" },
      shop: { type: "string" },
      extras: { type: "string" },
      header: { type: "string" },
      footer: { type: "string" },
      colour: { type: "string" },
      letters: { type: "string" },
      currency: { type: "string" },
      zone: { type: "string" },
    },
  });
  const [folder, ...more] = positionals;
  if (more.length > 0)
    throw new Error(
      `${more.join(" ")} belongs to nothing: an answer of several words stands in quotes (--name "Bay Tree").\n\n${said()}`,
    );
  const { help, yes, choices, ...rest } = values;
  const given = Object.fromEntries(
    Object.entries(rest).map(([name, value]) => [name, read(name as Field, value)]),
  );
  return {
    folder,
    options: { ...(help && { help }), ...(yes && { yes }), ...(choices && { choices }), given },
  };
}

function read(field: Field, value: string): string | string[] | null {
  const separator = lists[field];
  if (separator !== undefined)
    return value === "none"
      ? []
      : value
          .split(separator)
          .map((each) => each.trim())
          .filter(Boolean);
  return value === "none" ? null : value;
}

/** How the command is used. */
export function said(): string {
  const lines = Object.entries(questions).map(([name, what]) => `  --${name.padEnd(11)}${what}`);
  return `npm run make-yours -- FOLDER [--yes] [--choices FILE]\n\n${lines.join("\n")}`;
}

/** Asks for what was not given, and ends the program when somebody breaks off. */
export async function asked(given: Given): Promise<Given> {
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

/** What an answer that was typed or chosen says: nothing, where there are only blanks. */
export function answered(field: Field, answer: string): string | string[] | null {
  const words = answer.trim();
  return lists[field] === undefined ? words || null : read(field, words);
}

/** Where an answer is not what the schema wants, what it says. */
export function validated(field: Field, isOptional = false) {
  return (value = "") => {
    const answer = answered(field, value);
    if (isOptional && answer === null) return undefined;
    const result = Choices.shape[field].safeParse(answer ?? "");
    return result.success ? undefined : result.error.issues[0]?.message;
  };
}

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
