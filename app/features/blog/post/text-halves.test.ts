import { expect, it } from "vitest";
import { posts } from "#content/blog.ts";
import { postText } from "#content/post-texts.ts";
import { textHalves } from "./text-halves.ts";

it("cuts before the heading nearest to the middle and loses nothing", () => {
  const short = "<p>One</p>";
  const long = `<p>${"Two ".repeat(20)}</p>`;
  expect(textHalves(`${short}<h2 id="a">A</h2>${short}<h2>B</h2>${long}`)).toEqual([
    `${short}<h2 id="a">A</h2>${short}`,
    `<h2>B</h2>${long}`,
  ]);
  for (const post of posts) {
    const { html } = postText(post);
    expect(textHalves(html).join("")).toBe(html);
  }
});

it("leaves a text without headings, or with none but the first, as it is", () => {
  expect(textHalves("<p>One</p>")).toEqual(["<p>One</p>", ""]);
  expect(textHalves("<h2>A</h2><p>One</p>")).toEqual(["<h2>A</h2><p>One</p>", ""]);
});
