import { expect, it } from "vitest";
import { oldAddress, sentOnBy, unescaped, withQuery } from "./moved.ts";

const sentOn = sentOnBy(
  Object.entries({
    "/old/faq": "/questions",
    "/goods/:slug": "/shop/:slug",
    "/news/:year/:slug": "/blog/:slug",
    "/lists/list-:name": "/work/:name",
    "/a.b": "/c",
    "/über": "/about/über?from=old",
  }),
);

it("leads from an old address to the new one, in any case", () => {
  expect(sentOn("/old/faq")).toBe("/questions");
  expect(sentOn("/Old/FAQ")).toBe("/questions");
});

it("keeps the parts that the new address has too, and leaves out the others", () => {
  expect(sentOn("/goods/Red-Kite")).toBe("/shop/Red-Kite");
  expect(sentOn("/news/2026/red-kite")).toBe("/blog/red-kite");
  expect(sentOn("/lists/list-slider")).toBe("/work/slider");
});

it("says the new address as it may stand in a header", () => {
  expect(sentOn("/goods/чай\n?#&")).toBe("/shop/%D1%87%D0%B0%D0%B9%0A%3F%23%26");
  expect(sentOn(unescaped("/goods/a%2Fb%25"))).toBe("/shop/a%2Fb%25");
  expect(sentOn("/Über")).toBe("/about/%C3%BCber?from=old");
});

it("leaves alone what is not listed", () => {
  for (const path of ["/questions", "/goods", "/news/2026", "/old/faq/more", "/aXb"])
    expect(sentOn(path), path).toBeUndefined();
});

it("goes on with what was asked for, but where the new address asks or points itself", () => {
  expect(withQuery("/new", "?x=1")).toBe("/new?x=1");
  expect(withQuery("/new#map", "?x=1")).toBe("/new#map");
  expect(withQuery("/new?tag=a", "?x=1")).toBe("/new?tag=a");
});

it.each(["about", "", "https://old.example/about", "/?p=7", "/about#team", "/%FCber"])(
  "says what is wrong with the old address %j",
  (written) => {
    expect(() => oldAddress(written)).toThrow(
      /^content\/moved\.ts: .* is no old address: write it/,
    );
  },
);
