import { expect, it } from "vitest";
import { wordsOfPosts } from "./posts.ts";

it.each([
  "img: cup",
  'img: "cup"',
  "img: 'cup' # the blue one",
  "img: cup # the blue one",
  "gallery: [loaf, cup]",
  "gallery:\n  - loaf\n  - 'cup'",
  "title: Bread: a history\nimg: cup",
])("knows the picture that a post names: %s", (front) => {
  const post = (text: string) => wordsOfPosts(new Map([["content/posts/bread.md", text]]));
  expect(post(`---\nid: 3\n${front}\n---\n\nText\n`)).toContain("cup");
  expect(post(`\uFEFF---\n${front}\n---\n`)).toContain("cup");
});

it("knows files that a text leads to, and no words of a sentence", () => {
  const post =
    "---\ntitle: A cup of tea\n---\n\n[The town](/drawings/town.svg#mill), with a loaf.\n";
  expect(wordsOfPosts(new Map([["content/posts/bread.md", post]]))).toEqual([
    "/drawings/town.svg#mill",
  ]);
});
