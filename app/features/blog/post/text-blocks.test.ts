import { expect, it } from "vitest";
import { posts } from "#content/blog.ts";
import { postText } from "#content/post-texts.ts";
import { textBlocks } from "./text-blocks.ts";

it("are what stands side by side in a text, each with all that is in it", () => {
  const blocks = [
    '<p>One <a href="/a" title="a > b">link</a>,<br>two lines.</p>\n',
    "<blockquote>\n<p>Said.</p>\n<h2>Within</h2>\n</blockquote>\n",
    "<ul>\n<li>\n<p>Item</p>\n</li>\n</ul>\n",
    "<hr>\n",
    '<section data-footnotes="" class="footnotes"><h2 id="footnote-label">Footnotes</h2></section>',
  ];
  expect(textBlocks(blocks.join(""))).toEqual(blocks);
  expect(textBlocks("")).toEqual([]);
});

it("are all of a text together", () => {
  for (const post of posts) {
    const { html } = postText(post);
    expect(textBlocks(html).join(""), post.slug).toBe(html);
  }
});
