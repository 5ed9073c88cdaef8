import { describe, expect, it } from "vitest";
import { posts } from "#content/blog.ts";
import { authorPages, contents, subjectPages } from "./contents.server.ts";
import { postCategories } from "#content/post-categories.ts";
import { postTypes } from "#content/post-fields.ts";
import { postLayouts, postOnPage, postTypePath } from "#content/post-pages.ts";
import { team } from "#content/team.ts";

const post = posts[0]!;

describe("the pages of posts", () => {
  it("are one for each post, category and author, each at its own address", () => {
    const paths = contents.pages.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    expect(paths).toHaveLength(posts.length + postCategories.length + team.length);
    for (const { path } of posts) expect(paths).toContain(path);
  });

  it("are there for a new subject and a new author by their entries alone", () => {
    const note = { title: "Gardens", description: "What grows, and what does not." };
    expect(subjectPages({ gardens: note })).toMatchObject([
      { path: "/blogs/category/gardens", ...note },
    ]);
    const ada = { slug: "ada-example", name: "Ada Example", subject: "sums" };
    expect(authorPages([ada])).toMatchObject([
      { path: "/blogs/author/ada-example", title: "Posts by Ada Example" },
    ]);
  });

  it("show every post in each presentation, which names the post’s own address as canonical", () => {
    for (const type of postTypes) {
      const path = postTypePath(type, post.id);
      expect(contents.otherPage(path)).toMatchObject({
        path,
        title: post.title,
        canonical: post.path,
      });
    }
  });

  it.each([
    "/blog-types/blog-standard-post/999999",
    `/blog-types/blog-standard-post/0${post.id}`,
    `/blog-types/blog-standard-post/-${post.id}`,
    "/blog-types/blog-standard-post/1e3",
    `/blog-types/blog-standard-post/${post.id}/`,
    `/blog-types/standard/${post.id}`,
    `/blogs/${post.id}`,
  ])("know nothing at %s", (path) => {
    expect(contents.otherPage(path)).toBeUndefined();
  });

  it("have descriptions that search engines show whole", () => {
    for (const { description, path } of contents.pages) {
      expect(description.length, path).toBeLessThanOrEqual(160);
      expect(description.length, path).toBeGreaterThanOrEqual(50);
    }
  });

  it("include the five layouts, each with a post that exists", () => {
    for (const [path, id] of Object.entries(postLayouts)) {
      expect(postOnPage(path)).toBe(id);
      expect(
        posts.some((candidate) => candidate.id === id),
        path,
      ).toBe(true);
    }
  });
});
