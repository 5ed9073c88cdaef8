import { expect, it } from "vitest";
import { counted, fill, formOf } from "./words.ts";

it("fills the places of a message, each as often as it stands there", () => {
  expect(fill("Only {count} left", { count: 3 })).toBe("Only 3 left");
  expect(fill("{name}, {name} and {other}", { name: "$&", other: "{name}" })).toBe(
    "$&, $& and {name}",
  );
  expect(fill("Nothing", {})).toBe("Nothing");
});

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
