import { parseArgs, type ParseArgsConfig } from "node:util";
import { fonts } from "#app/skins/fonts.ts";
import { typedWrong } from "../parsed.ts";
import { type Field, type Given, read } from "./answers.ts";
import { extras } from "./choices.ts";
import {
  blogLists,
  caseNames,
  homes,
  informationNames,
  portfolioLists,
  postLookNames,
  shopLists,
} from "./offered.ts";

/** Each question as a flag, with what its help says. A list is separated by commas, lines of the address by semicolons; `none` is nothing. */
const questions = {
  name: "what the business is called",
  tagline: "what it does, in one sentence",
  place: '"1 Street; Town; Country"',
  mail: "where visitors write to",
  phone: "as it is read",
  home: `front page: ${homes.map(({ name }) => name).join(", ")}`,
  pages: `pages about you: ${informationNames.join(", ")}`,
  blog: `how posts are listed: ${blogLists.join(", ")}, or none`,
  post: `what a post looks like: ${postLookNames.join(", ")}`,
  portfolio: `how projects are listed: ${portfolioLists.join(", ")}, or none`,
  case: `how every project is told: ${caseNames.join(", ")}; as each says itself when left out`,
  shop: `how articles are listed: ${shopLists.join(", ")}, or none`,
  extras: extras.join(", "),
  header: "file in app/frame/headers; the front page's when left out",
  footer: "file in app/frame/footers",
  colour: "brand colour, #rrggbb",
  letters: `of headings: ${Object.keys(fonts).join(", ")}`,
  currency: "three letters",
  zone: "time zone, as Europe/Paris",
} as const satisfies Record<Field, string>;

export interface Flags {
  folder: string | undefined;
  options: { help?: boolean; yes?: boolean; choices?: string; given: Given };
}

/** What was said on the command line. @throws {Error} with the usage where there are words or flags that belong to nothing. */
export function flags(args?: string[]): Flags {
  const { values, positionals } = typed({
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

function typed<const Config extends ParseArgsConfig>(
  config: Config,
): ReturnType<typeof parseArgs<Config>> {
  try {
    return parseArgs(config);
  } catch (error) {
    throw new Error(`${typedWrong(error)}\n\n${said()}`, { cause: error });
  }
}

/** How the command is used. */
export function said(): string {
  const lines = Object.entries(questions).map(([name, what]) => `  --${name.padEnd(11)}${what}`);
  return `npm run make-yours -- FOLDER [--yes] [--choices FILE]\n\n${lines.join("\n")}`;
}
