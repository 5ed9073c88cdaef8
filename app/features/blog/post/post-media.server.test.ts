import { expect, it } from "vitest";
import { type Post, posts } from "#content/blog.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { gallery } from "./post-media.server.ts";

const names = (post: Partial<Post>) => gallery(post as Post).map(({ name }) => name);

it("a gallery shows what its post names", () => {
  expect(names({ gallery: [anyPicture] })).toEqual([anyPicture]);
});

it("a gallery of a post that brings none has its own picture first, and of others what it has not yet", () => {
  for (const post of posts) {
    const shown = names({ ...post, gallery: undefined });
    expect(shown[0]).toBe(post.img.name);
    expect(new Set(shown).size).toBe(shown.length);
    expect(shown.length).toBeLessThanOrEqual(5);
  }
});
