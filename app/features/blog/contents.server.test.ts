import { describe, expect, it } from "vitest";
import { posts } from "#content/blog.ts";
import { authorPages, contents, subjectPages } from "./contents.server.ts";
import { categoryNotes, type PostCategory, postCategories } from "#content/post-categories.ts";
import { postTypes } from "#content/post-fields.ts";
import { authorPath, categoryPath, postPath } from "#content/post-pages.ts";
import { team } from "#content/team.ts";

const [post] = posts;
const ada = { id: 9001, slug: "ada-example", name: "Ada Example", subject: "sums" };

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
      { path: categoryPath("gardens" as PostCategory), ...note },
    ]);
    expect(authorPages([ada])).toMatchObject([
      { path: authorPath("ada-example"), title: "Posts by Ada Example" },
    ]);
  });

  it("are in the sitemap once there is a post", () => {
    const gardens = { gardens: { title: "Gardens", description: "What grows." } };
    expect(subjectPages(gardens, [])).toMatchObject([{ inSitemap: false }]);
    expect(subjectPages(gardens, [{ category: ["gardens"] }])[0]).not.toHaveProperty("inSitemap");
    expect(authorPages([ada], [])).toMatchObject([{ inSitemap: false }]);
    expect(authorPages([ada], [{ author: ada }])[0]).not.toHaveProperty("inSitemap");
  });

  it("have descriptions that search engines show whole", () => {
    for (const { description, path } of contents.pages) {
      expect(description.length, path).toBeLessThanOrEqual(160);
      expect(description, path).not.toBe("");
    }
  });

  it("make an address of any pattern", () => {
    const named = { id: 7, slug: "red-kite", postType: "blog-gallery-post" } as const;
    expect(postPath(named, "/blog/:slug")).toBe("/blog/red-kite");
    expect(postPath(named, "/blog-types/:type/:id")).toBe("/blog-types/blog-gallery-post/7");
  });
});

if (post)
  describe("the page of a post", () => {
    it("shows it in each presentation, which names the post’s own address as canonical", () => {
      for (const type of postTypes) {
        const path = postPath({ ...post, postType: type });
        expect(contents.otherPage(path)).toMatchObject({
          path,
          title: post.title,
          canonical: post.path,
        });
      }
    });

    it.each([
      postPath({ ...post, id: 999_999, slug: "nothing-of-this-name" }),
      `${post.path}/`,
      `${post.path}0`,
      post.path.replace(/[^/]+$/, "1e3"),
      post.path.replace(/[^/]+$/, `0${post.id}`),
      post.path.replace(/[^/]+$/, `-${post.id}`),
      `/blog-types/standard/${post.id}`,
      `/blogs/${post.id}`,
    ])("is not at %s", (path) => {
      expect(contents.otherPage(path)).toBeUndefined();
    });

    it("are found by the names of their subjects and their authors", () => {
      const found = contents.found.pieces.find(({ path }) => path === post.path);
      for (const name of post.category) expect(found?.text()).toContain(categoryNotes[name].title);
      expect(found?.text()).toContain(post.author.name);
    });
  });
