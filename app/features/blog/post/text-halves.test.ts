import { expect, it } from "vitest";
import { textHalves } from "./text-halves.ts";

it("cuts before the heading nearest to the middle and loses nothing", () => {
  const short = "<p>One</p>";
  const long = `<p>${"Two ".repeat(20)}</p>`;
  expect(textHalves(`${short}<h2 id="a">A</h2>${short}<h2>B</h2>${long}`)).toEqual([
    `${short}<h2 id="a">A</h2>${short}`,
    `<h2>B</h2>${long}`,
  ]);
});

it("never cuts through a quotation or the notes at the foot", () => {
  const text = "<p>One</p><blockquote><h2>A</h2><p>Two</p></blockquote><p>Three</p>";
  const notes = '<section data-footnotes=""><h2 id="footnote-label">Footnotes</h2></section>';
  expect(textHalves(text + notes)).toEqual([text + notes, ""]);
  expect(textHalves(`${text}<h2>B</h2>${notes}`)).toEqual([text, `<h2>B</h2>${notes}`]);
});

it("leaves a text without headings, or with none but the first, as it is", () => {
  expect(textHalves("<p>One</p>")).toEqual(["<p>One</p>", ""]);
  expect(textHalves("<h2>A</h2><p>One</p>")).toEqual(["<h2>A</h2><p>One</p>", ""]);
});
