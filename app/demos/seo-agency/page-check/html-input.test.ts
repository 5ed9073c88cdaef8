import { expect, it } from "vitest";
import { htmlProblem, LONGEST_HTML } from "./html-input.ts";

it.each([
  ["", /Nothing is pasted/],
  ["  \n ", /Nothing is pasted/],
  ["https://cobbler.example/prices", /That is an address/],
  ["www.cobbler.example", /That is an address/],
  ["Boots resoled by post, 3 < 4", /not HTML/],
  [`<p>${"x".repeat(1_400_000)}</p>`, /That is 1\.4 MB/],
])("%.20s cannot be checked, and why is said", (text, reason) => {
  expect(htmlProblem(text)).toMatch(reason);
});

it.each([
  "<!doctype html><title>Boots</title>",
  "<p>A part of a page",
  "<h1\nclass='x'>Boots</h1>",
])("%s can", (text) => {
  expect(htmlProblem(text)).toBeNull();
});

it("counts bytes, not letters", () => {
  const text = `<p>${"ü".repeat(LONGEST_HTML / 2)}</p>`;
  expect(text.length).toBeLessThan(LONGEST_HTML);
  expect(htmlProblem(text)).toMatch(/MB/);
});
