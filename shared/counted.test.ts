import { expect, it } from "vitest";
import { counted, formOf } from "./counted.ts";

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
