import { expect, it } from "vitest";
import { posts } from "#content/blog.ts";
import { postText } from "#content/post-texts.ts";
import { textOpening } from "./text-opening.ts";

it("is the first paragraphs, whole, and nothing between them", () => {
  const html =
    "<p>One <a href='#'>link</a>.</p>\n<h2 id='x'>X</h2>\n<p>Two\nlines.</p><p>Three.</p>";
  expect(textOpening(html, 2)).toBe("<p>One <a href='#'>link</a>.</p>\n<p>Two\nlines.</p>");
  expect(textOpening("<p>Alone.</p>", 3)).toBe("<p>Alone.</p>");
  expect(textOpening("", 3)).toBe("");
});

it("is found in every post", () => {
  for (const post of posts)
    expect(textOpening(postText(post).html, 1), post.title).toMatch(/^<p>./);
});
