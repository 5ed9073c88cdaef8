import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { isWholeTemplate } from "../../../tests/support/whole-template.ts";
import { answered, validated } from "./answers.ts";
import { checkedChoices, checkSome, choicesIn, usualPages } from "./choices.ts";
import { drawnChoices } from "./drawn.ts";
import { flags, said } from "./flags.ts";
import { blogLists, caseNames, portfolioLists, postLookNames, shopLists } from "./offered.ts";

it.runIf(isWholeTemplate)("asks for a name and takes what is usual for the rest", () => {
  expect(checkedChoices({ name: "Korn" })).toMatchObject({
    home: "restaurant",
    blog: null,
    pages: ["about-us", "contact-classic"],
  });
  expect(() => checkedChoices({})).toThrow(/name/);
});

it.each([
  ["phone", "call me", "no telephone: digits"],
  ["phone", "(----)", "no telephone: digits"],
  ["colour", "red", "no colour: six digits"],
  ["name", "a".repeat(61), "60 characters at most"],
  ["name", undefined, "it has to be said"],
  ["nmae", "Korn", "there is no such choice"],
])("says of %s: %j what it should be, in words", (field, value, fault) => {
  expect(() => checkedChoices({ name: "Korn", [field]: value })).toThrow(`  ${field}: ${fault}`);
});

it("looks at some choices without asking for the others", () => {
  checkSome({ colour: "#8C4A2F", post: undefined });
  expect(() => checkSome({ colour: "red" })).toThrow("colour: ");
});

it("reads choices from a file, and says what is wrong with it", () => {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-choices-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, "choices.json");
  const choices = { name: "Korn" };
  // As one writes them, and as a site has them; some editors begin a file with a mark.
  for (const read of [choices, { template: {}, choices }])
    for (const begin of ["", "\uFEFF"]) {
      writeFileSync(file, begin + JSON.stringify(read));
      expect(choicesIn(file)).toEqual(choices);
    }
  for (const [text, fault] of [
    ['{ "name": "Korn", }', `${file} is no JSON: `],
    ["null", `${file} holds no choices.`],
    ['["name"]', `${file} holds no choices.`],
    ['{ "choices": "Korn" }', `${file} holds no choices.`],
  ] as const) {
    writeFileSync(file, text);
    expect(() => choicesIn(file)).toThrow(fault);
  }
  expect(() => choicesIn(join(folder, "none.json"))).toThrow("There is no ");
});

it("takes again what it has filled in itself, in whatever zone", () => {
  for (const zone of ["UTC", "Europe/Paris"]) {
    const choices = checkedChoices({ name: "Korn", zone });
    expect(checkedChoices(JSON.parse(JSON.stringify(choices)))).toEqual(choices);
  }
});

it.each([
  ["home", "bakery"],
  ["blog", "blog-grid"],
  ["colour", "red"],
  ["mail", "hello"],
  ["currency", "EURO"],
  ["currency", "QQQ"],
  ["zone", "Mars/Olympus"],
  ["zone", "+05:30"],
  ["zone", "Etc/GMT+5"],
  ["zone", "gmt+5"],
  ["phone", "call me"],
])("refuses %s: %s with a line that names it", (field, value) => {
  expect(() => checkedChoices({ name: "Korn", [field]: value })).toThrow(
    new RegExp(`^These choices cannot be made:\n  ${field}: `),
  );
});

it.each([
  'He said "no"',
  "`code`",
  "a < b",
  "{x}",
  "$5",
  "Korn */ Brot",
  "two\nlines",
  "two\rlines",
  "two\u2028lines",
  "a\ttab",
  "\u202Enrok",
  "\u200B",
  "\u3164",
  " ",
])("refuses a name that would end a string, a comment or a line, or shows nothing: %j", (name) => {
  expect(() => checkedChoices({ name })).toThrow(/^[^\n]+\n {2}name: [^\n]+$/);
});

it.each(["مخبز الشمس", "株式会社パン屋", "Tom & Jerry’s", "می‌خانه", "7"])(
  "takes a name of any script: %s",
  (name) => {
    expect(checkedChoices({ name })).toMatchObject({ name });
  },
);

it("takes a mail address as people read it", () => {
  expect(checkedChoices({ name: "Korn", mail: "info@müller.de" }).mail).toBe("info@müller.de");
});

const typed = {
  name: "Korn",
  tagline: "Bread",
  place: "1 Lane; Town",
  mail: "me@korn.example",
  phone: "+353 1 234",
  colour: "#8c4a2f",
  currency: "EUR",
  zone: "Europe/Paris",
} as const;

it.each(Object.entries(typed) as [keyof typeof typed, string][])(
  "takes at the end what it has let through as %s, whatever blanks are typed with it",
  (field, answer) => {
    const plain = checkedChoices({ name: "Korn", [field]: answered(field, answer) });
    for (const each of [` ${answer}`, `${answer} \u00A0`]) {
      expect(validated(field)(each)).toBeUndefined();
      for (const said of [answered(field, each), field === "place" ? plain.place : each])
        expect(checkedChoices({ name: "Korn", [field]: said })).toEqual(plain);
    }
    const isRequired = ["name", "currency", "zone"].includes(field);
    for (const blank of ["", "  "]) {
      expect(validated(field, !isRequired)(blank) !== undefined).toBe(isRequired);
      if (!isRequired) checkedChoices({ name: "Korn", [field]: answered(field, blank) });
    }
  },
);

it("reads lists, lines of an address and what is not wanted from flags", () => {
  const { folder, options } = flags([
    "../site",
    "--name",
    "Korn",
    "--pages=about-us, faq-s",
    "--place=1 Lane; Town",
    "--blog=none",
    "--extras=none",
  ]);
  expect(folder).toBe("../site");
  expect(options.given).toEqual({
    name: "Korn",
    pages: ["about-us", "faq-s"],
    place: ["1 Lane", "Town"],
    blog: null,
    extras: [],
  });
});

it("names with each flag what there is to choose", () => {
  const help = said();
  for (const names of [blogLists, portfolioLists, shopLists, postLookNames, caseNames])
    for (const name of names) expect(help).toMatch(new RegExp(`^  --.*[ :,]${name}\\b`, "m"));
});

it("takes a currency in small letters, and writes it as the shop reads it", () => {
  expect(checkedChoices({ name: "Korn", currency: " kwd " }).currency).toBe("KWD");
});

it.each([
  ["america/new_york", "America/New_York"],
  ["AMERICA/PORT-AU-PRINCE", "America/Port-au-Prince"],
  ["utc", "UTC"],
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["Europe/Kyiv", "Europe/Kyiv"],
  ["asia/kolkata", "Asia/Kolkata"],
  ["Asia/kolkata", "Asia/Kolkata"],
  ["europe/kyiv", "Europe/Kyiv"],
  ["america/argentina/buenos_aires", "America/Argentina/Buenos_Aires"],
  ["us/eastern", "US/Eastern"],
  ["gmt", "GMT"],
  ["etc/utc", "Etc/UTC"],
])("takes the zone %s, and writes it as visitors read it", (zone, spelt) => {
  expect(checkedChoices({ name: "Korn", zone }).zone).toBe(spelt);
});

it("takes what is chosen twice for once", () => {
  const [page = ""] = usualPages;
  expect(
    checkedChoices({ name: "Korn", pages: [page, page], extras: ["search", "messages", "search"] }),
  ).toMatchObject({ pages: [page], extras: ["search", "messages"] });
});

it("refuses an answer that came apart for want of quotes", () => {
  expect(() => flags(["../site", "--name", "Bay", "Tree", "--yes"])).toThrow(
    /^Tree belongs to nothing: .* quotes .*\n\nnpm run make-yours -- FOLDER/,
  );
});

it("refuses a flag that there is none of, with those that there are", () => {
  expect(() => flags(["../site", "--color", "#8c4a2f"])).toThrow(
    /^Unknown option '--color'\.\n\nnpm run make-yours -- FOLDER.*--colour/s,
  );
});

it("draws the same choices for a seed, and others for another", () => {
  expect(drawnChoices("a")).toEqual(drawnChoices("a"));
  const many = ["a", "b", "c", "d", "e", "f"].map((seed) => drawnChoices(seed).home);
  expect(new Set(many).size).toBeGreaterThan(2);
});
