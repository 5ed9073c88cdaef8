import { describe, expect, it } from "vitest";
import { posts } from "#content/blog.ts";
import { postCategories } from "#content/post-categories.ts";
import { categoryPath } from "#content/post-pages.ts";
import { team } from "#content/team.ts";
import { pages } from "./pages.ts";
import { rightSpelling } from "./spelling.ts";

const [category] = postCategories;
const { id } = posts[0]!;
/** Any page with a longer address, one with a capital in it, if there is any, and the page of a subject. */
const page = pages.find(({ path }) => /^\/[a-z/-]+$/.test(path))!.path;
const withCapital = pages.find(({ path }) => /[A-Z]/.test(path))?.path;
const subject = categoryPath(category);

describe("the right spelling of an address", () => {
  it("corrects case and trailing slashes of every sort of page", () => {
    for (const [written, meant] of [
      [page.toUpperCase(), page],
      [`${page}/`, page],
      ...(withCapital ? [[`${withCapital.toLowerCase()}//`, withCapital] as const] : []),
      ["/Portfolio/Projects/", null],
      [`${subject.replace(category, category.toUpperCase())}/`, subject],
      [`/blog-types/Blog-Gallery-Post/${id}/`, `/blog-types/blog-gallery-post/${id}`],
      ["/Account/", "/account"],
      ["/sitemap.xml/", "/sitemap.xml"],
    ] as const)
      expect(rightSpelling(written), written).toBe(meant);
  });

  it("keeps tokens as they are, for their case counts", () => {
    expect(rightSpelling("/Shop/Orders/aBcD-1_2/")).toBe("/shop/orders/aBcD-1_2");
    expect(rightSpelling("/shop/orders/aBcD-1_2")).toBeNull();
    expect(rightSpelling("/account/verify/AbC/")).toBe("/account/verify/AbC");
  });

  it("leads from an author's number to the author", () => {
    for (const { id, slug } of team)
      expect(rightSpelling(`/blogs/author/${id}`)).toBe(`/blogs/author/${slug}`);
    for (const none of ["0", "999", "01", "1.0"])
      expect(rightSpelling(`/blogs/author/${none}`)).toBeNull();
  });

  it("leaves alone what is right, and what is nowhere", () => {
    for (const path of ["/", page, "/no-such-page/", "/no-such-page", "//"])
      expect(rightSpelling(path) ?? "/", path).toBe("/");
  });
});
