import { expect, it } from "vitest";
import { sentOnBy } from "./moved.ts";

const sentOn = sentOnBy({
  "/old/faq": "/questions",
  "/goods/:slug": "/shop/:slug",
  "/news/:year/:slug": "/blog/:slug",
  "/a.b": "/c",
});

it("leads from an old address to the new one, in any case", () => {
  expect(sentOn("/old/faq")).toBe("/questions");
  expect(sentOn("/Old/FAQ")).toBe("/questions");
});

it("keeps the parts that the new address has too, and leaves out the others", () => {
  expect(sentOn("/goods/Red-Kite")).toBe("/shop/Red-Kite");
  expect(sentOn("/news/2026/red-kite")).toBe("/blog/red-kite");
});

it("leaves alone what is not listed", () => {
  for (const path of ["/questions", "/goods", "/news/2026", "/old/faq/more", "/aXb"])
    expect(sentOn(path), path).toBeUndefined();
});
