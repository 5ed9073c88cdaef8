import { expect, it } from "vitest";
import { textSources } from "./text-sources.ts";

it("names each host once, with the first of its addresses, in the order of the text", () => {
  const html =
    '<p><a href="https://www.icann.org/a?b=1&amp;c=2">A</a>, <a href="/blogs/blog-simple">ours</a>, <a href="#here">here</a>.</p>' +
    '<p><a class="x" href="https://iso.org/">ISO</a> and <a href="https://icann.org/z">again</a>.</p>';
  expect(textSources(html)).toEqual([
    { host: "icann.org", href: "https://www.icann.org/a?b=1&c=2" },
    { host: "iso.org", href: "https://iso.org/" },
  ]);
});

it("is empty where nothing outside is linked", () => {
  expect(textSources('<p>See <a href="/blogs/blog-grid">the others</a>.</p>')).toEqual([]);
});
