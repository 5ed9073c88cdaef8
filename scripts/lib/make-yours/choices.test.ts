import { expect, it } from "vitest";
import { isWholeTemplate } from "../../../tests/support/whole-template.ts";
import { flags } from "./ask.ts";
import { checkedChoices, usualPages } from "./choices.ts";
import { drawnChoices } from "./drawn.ts";

it.runIf(isWholeTemplate)("asks for a name and takes what is usual for the rest", () => {
  expect(checkedChoices({ name: "Korn" })).toMatchObject({
    home: "restaurant",
    blog: null,
    pages: ["about-us", "contact-classic"],
  });
  expect(() => checkedChoices({})).toThrow(/name/);
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
  ["zone", "Mars/Olympus"],
  ["phone", "call me"],
])("refuses %s: %s with a line that names it", (field, value) => {
  expect(() => checkedChoices({ name: "Korn", [field]: value })).toThrow(
    new RegExp(`^These choices cannot be made:\n  ${field}: `),
  );
});

it.each(['He said "no"', "`code`", "a < b", "{x}", "$5", "two\nlines", " "])(
  "refuses a name that would end a string or begin a tag: %s",
  (name) => {
    expect(() => checkedChoices({ name })).toThrow(/name/);
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

it("draws the same choices for a seed, and others for another", () => {
  expect(drawnChoices("a")).toEqual(drawnChoices("a"));
  const many = ["a", "b", "c", "d", "e", "f"].map((seed) => drawnChoices(seed).home);
  expect(new Set(many).size).toBeGreaterThan(2);
});
