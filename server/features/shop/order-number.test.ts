import { expect, it } from "vitest";
import { orderNumber } from "./order-number.ts";

it.each([
  ["Vitrine", "VI"],
  ["O’Hara and Daughters", "OH"],
  ["Öl & Salz", "OL"],
  ["Ørsted", "OR"],
  ["东京", "NO"],
  ["Q", "NO"],
])("of %s begins with %s", (shop, initials) => {
  expect(orderNumber(shop)).toMatch(new RegExp(`^${initials}-[0-9A-Z]{4}-[0-9A-Z]{4}$`));
});
