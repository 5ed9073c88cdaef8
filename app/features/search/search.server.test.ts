import { expect, it } from "vitest";
import { searchSite } from "./search.server.ts";

it("finds pages by their title and posts by their text", () => {
  expect(searchSite("kindling")[0]).toMatchObject({ path: "/home-startup", kind: "page" });
  expect(searchSite("estate planning").some(({ kind }) => kind === "post")).toBe(true);
});

it("forgives a slip in a long word, and marks what it found", () => {
  const [first] = searchSite("custmers");
  expect(first?.path).toBe("/home-startup");
  expect(
    first?.excerpt.some(({ isHit, text }) => isHit && text.toLowerCase() === "customers"),
  ).toBe(true);
});

it.each(["", "   ", "(((", "*", "\\", "zzzzqqqq", "a".repeat(5000)])(
  "answers %j with nothing instead of failing",
  (query) => {
    expect(searchSite(query)).toEqual([]);
  },
);
