import { z } from "zod";
import { fonts } from "#app/skins/fonts.ts";
import { footerNames, headerNames } from "#registry/page.ts";
import { mailAddress, withAsciiDomain } from "#shared/forms/mail-address.ts";
import { isBlank, withoutTurns } from "#shared/forms/unseen.ts";
import { isRecord, readJson } from "../read-json.ts";
import {
  blogLists,
  caseNames,
  homes,
  informationNames,
  portfolioLists,
  postLookNames,
  shopLists,
} from "./offered.ts";

/** Features that are asked for by themselves; blog, portfolio and shop come with a page to choose. */
export const extras = [
  "messages",
  "search",
  "newsletter",
  "comments",
  "accounts",
  "back-office",
  "embeds",
  "owner-scripts",
] as const;

const homeNames = homes.map(({ name }) => name);
/** What is chosen where nothing is said, as far as the template still has it. */
const usualHome = homeNames.includes("restaurant") ? "restaurant" : homeNames[0]!;
export const usualPages = informationNames.filter(
  (name) => name === "about-us" || name === "contact-classic",
);

/**
 * Words that are written into sources of every kind: what ends strings, comments and lines there is left out, and what turns the order round in
 * which letters are read. A letter and its accent become one character, as they are on most keyboards.
 */
const words = (most: number) =>
  z
    .string({ error: ({ input }) => (input === undefined ? "it has to be said" : undefined) })
    .trim()
    .normalize("NFC")
    .max(most, `${most} characters at most`)
    .regex(/^[^"`\\<>{}$]*$/, 'without quotes like ", and without ` \\ < > { } $')
    .regex(/^(?!.*\*\/)/s, "without */")
    .regex(/^[^\p{Cc}\p{Zl}\p{Zp}]*$/u, "in one line, without tabs")
    .refine((text) => withoutTurns(text) === text, "without signs that turn the order of letters")
    .refine((text) => !isBlank(text), "with something to be seen");

/** Names of a list, each once. */
function severalOf<const Names extends readonly string[]>(names: Names) {
  return z.array(z.enum(names)).transform((chosen) => [...new Set(chosen)]);
}

/** The list has no "UTC", which most servers are in. */
const zones = new Map(
  [...Intl.supportedValuesOf("timeZone"), "UTC"].map((zone) => [zone.toLowerCase(), zone]),
);

/**
 * A time zone as it is spelt, for visitors read its place; undefined where there is none of that name. Hours from UTC (`+05:30`) name no
 * place, and know no summer.
 */
function zoneNamed(name: string): string | undefined {
  return zones.get(name.toLowerCase()) ?? [name, asNames(name)].find(isOtherName);
}

/** A zone's name with the capitals that such names have; `US/Eastern`, `GMT`. */
function asNames(name: string): string {
  const capitals = /^[a-z]{2,3}$|\b(?:gmt|uct|us|utc)\b|(?<=^|[/_])[a-z]/g;
  return name.toLowerCase().replaceAll(capitals, (letters) => letters.toUpperCase());
}

/**
 * Whether a zone is called so, too: the list still says Calcutta and Kiev. It is taken as written, so it has to begin like a name. `Etc/GMT+5`
 * is hours.
 */
function isOtherName(name: string): boolean {
  if (!/^[A-Z][\w-]*(?:\/[A-Z][\w-]*)*$/.test(name) || /-\d/.test(name)) return false;
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).format() !== "";
  } catch {
    return false;
  }
}

/** This machine's; it may be set to mere hours. */
export const usualZone = zoneNamed(Intl.DateTimeFormat().resolvedOptions().timeZone) ?? "UTC";

/** What an owner chooses. Everything has a default but the name; the same object stands in `vitrine.json` of the site that is made. */
export const Choices = z.strictObject({
  name: words(60),
  tagline: words(140).nullable().default(null),
  /** Lines of the postal address, without the name. */
  place: z.array(words(80)).max(5).default([]),
  /** As people read it, `info@müller.de`. */
  mail: z
    .string()
    .trim()
    .refine(
      (mail) => mailAddress.test(withAsciiDomain(mail)),
      "no mail address: one like me@example.com",
    )
    .nullable()
    .default(null),
  phone: z
    .string()
    .trim()
    .regex(
      /^(?=(?:\D*\d){3})\+?[\d ()/.-]{5,30}$/,
      "no telephone: digits with blanks, brackets, strokes or dots, as in +353 91 555 017",
    )
    .nullable()
    .default(null),
  /** The front page: folder of a home page. */
  home: z.enum(homeNames).default(usualHome),
  /** Pages about the owner: folders of `app/information`. */
  pages: severalOf(informationNames).default(usualPages),
  /** Which list shows the posts; null: there is no blog. */
  blog: z.enum(blogLists).nullable().default(null),
  /** What all posts look like. */
  post: z.enum(postLookNames).default("standard"),
  portfolio: z.enum(portfolioLists).nullable().default(null),
  /** How every project is told; null: as each says itself. */
  case: z.enum(caseNames).nullable().default(null),
  shop: z.enum(shopLists).nullable().default(null),
  extras: severalOf(extras).default(["messages"]),
  /** Null: those of the front page. */
  header: z.enum(headerNames).nullable().default(null),
  footer: z.enum(footerNames).nullable().default(null),
  /** Brand colour as hex, and the family of headings; null: the front page's. */
  colour: z
    .string()
    .trim()
    .regex(/^#[\da-f]{6}$/i, "no colour: six digits, as in #8c4a2f")
    .nullable()
    .default(null),
  letters: z
    .enum(Object.keys(fonts) as [keyof typeof fonts])
    .nullable()
    .default(null),
  currency: z
    .string()
    .trim()
    .toUpperCase()
    .refine(
      (code) => Intl.supportedValuesOf("currency").includes(code),
      "no such currency: three letters, as in EUR or HUF",
    )
    .default("EUR"),
  zone: z
    .string()
    .trim()
    .refine(
      (name) => zoneNamed(name) !== undefined,
      "no such time zone: its name, as in Europe/Paris or UTC, and no hours like +05:30",
    )
    .transform((name) => zoneNamed(name)!)
    .default(usualZone),
});

export type Choices = z.infer<typeof Choices>;

/** What stands in a file: choices alone, or a site's `vitrine.json`. @throws {Error} with a sentence where it is neither. */
export function choicesIn(file: string): Partial<z.input<typeof Choices>> {
  const read = readJson(file);
  const found = isRecord(read) && "choices" in read ? read.choices : read;
  if (!isRecord(found)) throw new Error(`${file} holds no choices.`);
  return found;
}

/** Choices with defaults. @throws {Error} that says what is wrong with which. */
export function checkedChoices(given: unknown): Choices {
  return checked(Choices, given);
}

/** Looks at some choices, before others are asked for. @throws {Error} that says what is wrong with which. */
export function checkSome(given: unknown): void {
  checked(Choices.partial(), given);
}

function checked<Schema extends z.ZodType>(schema: Schema, given: unknown): z.output<Schema> {
  const { success, data, error } = schema.safeParse(given);
  if (success) return data;
  const lines = error.issues.flatMap((issue) =>
    issue.code === "unrecognized_keys"
      ? issue.keys.map((key) => `  ${key}: there is no such choice`)
      : [`  ${issue.path.join(".")}: ${issue.message}`],
  );
  throw new Error(`These choices cannot be made:\n${lines.join("\n")}`);
}
