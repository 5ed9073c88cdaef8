import { describe, expect, it } from "vitest";
import type { Post } from "#content/blog.ts";
import type { PostType } from "#content/post-fields.ts";
import { mediaOf } from "./stream-post.server.ts";

const post = (postType: PostType) => ({ postType, content: "So it is." }) as Post;

describe("what stands for a post in a stream", () => {
  it.each([
    ["blog-html5-video-post", "film"],
    ["blog-youtube-video-post", "film"],
    ["blog-vimeo-video-post", "film"],
    ["blog-audio-post", "recording"],
  ] as const)("promises of a %s what can be played on its page: a %s", (postType, kind) => {
    expect(mediaOf(post(postType), true).kind).toBe(kind);
    expect(mediaOf(post(postType), false)).toEqual({ kind: "picture" });
  });

  it.each([
    ["blog-full-width-post", "wide"],
    ["blog-standard-post", "picture"],
  ] as const)("is of a %s its picture", (postType, kind) => {
    expect(mediaOf(post(postType), false).kind).toBe(kind);
    expect(mediaOf(post(postType), true).kind).toBe(kind);
  });
});
