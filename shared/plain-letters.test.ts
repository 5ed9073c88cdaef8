import { expect, it } from "vitest";
import { slugOf } from "./plain-letters.ts";

it.each([
  ["Crème-brûlée set", "creme-brulee-set"],
  ["Weiße Schüssel", "weisse-schussel"],
  ["Kırmızı Kılıf", "kirmizi-kilif"],
  ["Œuf à la coque", "oeuf-a-la-coque"],
  ["Røde Køkken", "rode-kokken"],
  ["Łódka İstanbul", "lodka-istanbul"],
  ["  50 % off!", "50-off"],
  ["東京", ""],
])("makes of “%s” the words of an address", (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
