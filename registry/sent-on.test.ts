import { expect, it, vi } from "vitest";
import { posts } from "#content/blog.ts";
import { sentOn } from "./sent-on.ts";
import { rightSpelling } from "./spelling.ts";

/* Old addresses as owners copy them from another system. */
vi.mock("#content/moved.ts", () => ({
  moved: {
    "/about-the-firm/": "/new",
    "/%C3%BCber-uns": "/new",
    "/Größe/": "/new",
    "/100%-wool": "/new",
    "/goods/:slug/": "/new/:slug",
  },
  earlierPosts: ["/2019/:slug/"],
}));

it("sends on from old addresses, however they were copied", () => {
  for (const old of ["/about-the-firm", "/%C3%BCber-uns", "/gr%C3%B6%C3%9Fe", "/100%25-wool"])
    for (const end of ["", "/"]) expect(rightSpelling(old + end), old + end).toBe("/new");
  expect(rightSpelling("/goods/kite/")).toBe("/new/kite");
  const [post] = posts;
  if (post) expect(rightSpelling(`/2019/${post.slug}/`)).toBe(post.path);
});

it("lists them as files of an export are named", () => {
  const old = sentOn.map(([from]) => from);
  expect(old).toEqual(expect.arrayContaining(["/about-the-firm", "/über-uns", "/Größe"]));
  for (const address of old) expect(address).not.toMatch(/.\/$/);
});
