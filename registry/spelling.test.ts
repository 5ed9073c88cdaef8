import { describe, expect, it } from "vitest";
import { ACCOUNT, confirmAccountPath, customerOrderPath } from "#content/addresses.ts";
import { posts } from "#content/blog.ts";
import { postCategories } from "#content/post-categories.ts";
import { authorPath, categoryPath, postPath } from "#content/post-pages.ts";
import { team } from "#content/team.ts";
import { pages } from "./pages.ts";
import { rightSpelling } from "./spelling.ts";

/** Any page with a longer address, one with a capital in it, if there is any, and the page of a category. */
const page = pages.find(({ path }) => /^\/[a-z/-]+$/.test(path))!.path;
const withCapital = pages.find(({ path }) => /[A-Z]/.test(path))?.path;
const category = categoryPath(postCategories[0]);
const [anyPost] = posts;
const post = anyPost && postPath({ ...anyPost, postType: "blog-gallery-post" });
const order = customerOrderPath("aBcD-1_2");
const account = confirmAccountPath("AbC");
/** In capitals up to the token, with a stroke at its end. */
const shouted = (path: string) => path.replace(/^.*\//, (start) => start.toUpperCase()) + "/";

describe("the right spelling of an address", () => {
  it("corrects case and trailing slashes of every sort of page", () => {
    for (const [written, meant] of [
      [page.toUpperCase(), page],
      [`${page}/`, page],
      ...(withCapital ? [[`${withCapital.toLowerCase()}//`, withCapital] as const] : []),
      ["/Portfolio/Projects/", null],
      [`${category.toUpperCase()}/`, category],
      ...(post ? [[`${post.toUpperCase()}/`, post] as const] : []),
      [`${ACCOUNT.toUpperCase()}/`, ACCOUNT],
      ["/sitemap.xml/", "/sitemap.xml"],
    ] as const)
      expect(rightSpelling(written), written).toBe(meant);
  });

  it("keeps tokens as they are, for their case counts", () => {
    expect(rightSpelling(shouted(order))).toBe(order);
    expect(rightSpelling(order)).toBeNull();
    expect(rightSpelling(`${account}/`)).toBe(account);
  });

  it("leads from an author's number to the author", () => {
    for (const { id, slug } of team)
      expect(rightSpelling(authorPath(String(id)))).toBe(authorPath(slug));
    for (const none of ["0", "999", "01", "1.0"])
      expect(rightSpelling(authorPath(none))).toBeNull();
  });

  it("leaves alone what is right, and what is nowhere", () => {
    for (const path of ["/", page, "/no-such-page/", "/no-such-page", "//"])
      expect(rightSpelling(path) ?? "/", path).toBe("/");
  });
});
