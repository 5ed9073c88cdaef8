import { describe, expect, it } from "vitest";
import { team } from "#content/team.ts";
import { rightSpelling } from "./spelling.ts";

describe("the right spelling of an address", () => {
  it("corrects case and trailing slashes of every sort of page", () => {
    for (const [written, meant] of [
      ["/Page/About-Us", "/page/about-us"],
      ["/page/about-us/", "/page/about-us"],
      ["/page/coming-soon-v2//", "/page/coming-soon-V2"],
      ["/Portfolio/Projects/", null],
      ["/blogs/category/Fashion/", "/blogs/category/fashion"],
      ["/blog-types/Blog-Gallery-Post/9/", "/blog-types/blog-gallery-post/9"],
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
    for (const path of ["/", "/page/about-us", "/no-such-page/", "/no-such-page", "//"])
      expect(rightSpelling(path) ?? "/", path).toBe("/");
  });
});
