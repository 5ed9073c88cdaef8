import { expect, it } from "vitest";
import { catalogueMessages } from "#tests/support/catalogues.ts";
import { counted, formOf } from "./counted.ts";
import { WORDS_LANGUAGE } from "./words.ts";

it("chooses the form for a number as the language does", () => {
  const items = "1 item | {count} items";
  expect([0, 1, 2, 21].map((count) => counted(items, count))).toEqual([
    "0 items",
    "1 item",
    "2 items",
    "21 items",
  ]);
  expect(counted("One of {name} | {count} of {name}", 4, { name: "hers" })).toBe("4 of hers");
});

it("leaves the places of a form to the page", () => {
  const orders = "{link} of 1 order | {link} of {number} orders";
  expect(formOf(orders, 1)).toBe("{link} of 1 order");
  expect(formOf(orders, 1200)).toBe("{link} of {number} orders");
});

it.each([
  ["fr", "résultat | résultats", { 1: "résultat", 2: "résultats", 1_000_000: "résultats" }],
  ["fr", "a | de b | b", { 1: "a", 2: "b", 1_000_000: "de b" }],
  ["pl", "plik | pliki | plików", { 1: "plik", 3: "pliki", 5: "plików", 1.5: "plików" }],
  ["ar", "0 | 1 | 2 | few | many | other", { 0: "0", 1: "1", 2: "2", 3: "few", 11: "many" }],
  ["ja", "結果", { 1: "結果", 2: "結果" }],
])("has the forms of %s: %s", (language, message, expected) => {
  for (const [count, form] of Object.entries<string>(expected))
    expect(formOf(message, Number(count), language), count).toBe(form);
});

it("finds in the catalogues as many forms as their language has", () => {
  const { pluralCategories } = new Intl.PluralRules(WORDS_LANGUAGE).resolvedOptions();
  const most = pluralCategories.length;
  // The millions of French, Spanish, Italian and Portuguese need a form of their own in few messages.
  const hasMillions = [...pluralCategories].sort().join() === "many,one,other";
  const counts = catalogueMessages()
    .map(({ file, text }) => ({ file, text, forms: text.split(" | ").length }))
    .filter(({ forms }) => forms > 1);
  expect(counts.length).toBeGreaterThan(0);
  expect(
    counts.filter(({ forms }) => forms !== most && !(hasMillions && forms === most - 1)),
  ).toEqual([]);
});
