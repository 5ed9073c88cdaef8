import { expect, it } from "vitest";
import { textOpening } from "./text-opening.ts";

it("is the first paragraphs, whole, and nothing between them", () => {
  const html =
    '<p>One <a href="/a">link</a>.</p>\n<h2 id="x">X</h2>\n<p>Two\nlines.</p><p>Three.</p>';
  expect(textOpening(html, 2)).toBe('<p>One <a href="/a">link</a>.</p>\n<p>Two\nlines.</p>');
  expect(textOpening("<p>Alone.</p>", 3)).toBe("<p>Alone.</p>");
  expect(textOpening("", 3)).toBe("");
});

it("has nothing of what stands in quotations, lists and notes", () => {
  const around =
    "<blockquote><p>Said.</p></blockquote><ul><li><p>Item</p></li></ul><p>Text.</p>" +
    '<section data-footnotes=""><ol><li><p>Note.</p></li></ol></section>';
  expect(textOpening(around, 3)).toBe("<p>Text.</p>");
});

it("leads to no place of the text, which is on another page", () => {
  const reference =
    '<sup><a href="#user-content-fn-1" id="user-content-fnref-1" data-footnote-ref="">1</a></sup>';
  const html = `<p>So${reference} it <a href="#end" title="a > b">ends <em>here</em></a>.</p>`;
  expect(textOpening(html, 1)).toBe("<p>So it ends <em>here</em>.</p>");
});
