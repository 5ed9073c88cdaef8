import { authorPath } from "#content/post-pages.ts";
import { BLOG_GRID, BLOG_METRO } from "#content/addresses.ts";
import { describe, expect, it } from "vitest";
import { posts } from "#content/blog.ts";
import { filterOptions } from "#app/elements/actions/filter-links/filter-links.tsx";
import { listHref, listSummary } from "./post-list-address.ts";
import { postList } from "./post-list.server.ts";

const at = (address: string) => new URL(address, "https://site.invalid");
const everyId = posts.map(({ id }) => id);

describe("a list of posts", () => {
  it("shows every post once on all its pages together", () => {
    const { pageCount } = postList(at(BLOG_GRID), { perPage: 7 });
    expect(pageCount).toBe(Math.max(1, Math.ceil(posts.length / 7)));
    const ids = Array.from({ length: pageCount }, (_, index) =>
      postList(at(`${BLOG_GRID}?page=${index + 1}`), { perPage: 7 }).posts.map(({ id }) => id),
    ).flat();
    expect(ids).toEqual(everyId);
  });

  it("lets the posts of its layout lead, newest first, and the others follow, newest first", () => {
    const lead = posts.at(-1)?.blogType ?? "standard";
    const list = postList(at(BLOG_METRO), { blogType: lead, perPage: posts.length });
    const own = posts.filter(({ blogType }) => blogType === lead);
    const others = posts.filter(({ blogType }) => blogType !== lead);
    expect(list.posts.map(({ id }) => id)).toEqual([...own, ...others].map(({ id }) => id));
  });

  it("narrows to a subject and counts what is left", () => {
    for (const { key } of filterOptions.slice(1)) {
      const list = postList(at(`${BLOG_GRID}?filter=${key}`), { perPage: posts.length });
      const expected = posts.filter(({ category }) => category.some((name) => name === key));
      expect(list).toMatchObject({ filter: key, total: expected.length });
      expect(list.posts.map(({ id }) => id)).toEqual(expected.map(({ id }) => id));
    }
  });

  it("shows everything for a filter that does not exist", () => {
    for (const filter of ["no-subject", "", "*", "NO SUBJECT", "__proto__"]) {
      const list = postList(at(`${BLOG_GRID}?filter=${filter}`), { perPage: 5 });
      expect(list).toMatchObject({ filter: "*", total: posts.length });
    }
  });

  it("is one empty page where nothing is left", () => {
    const list = postList(at(`${authorPath("nobody")}?filter=travel`), {
      perPage: 5,
      where: () => false,
    });
    expect(list).toMatchObject({ total: 0, page: 1, pageCount: 1, posts: [] });
  });

  it("has no page beyond its end, and none without a number", () => {
    const wrong = ["0", "-1", "01", "1.0", "x", "", "1e1", "99", "9999999", " 2", "2;drop"];
    for (const page of wrong) {
      const address = at(`${BLOG_GRID}?page=${encodeURIComponent(page)}`);
      expect(() => postList(address, { perPage: 12 }), page).toThrow(
        expect.objectContaining({ init: expect.objectContaining({ status: 404 }) }),
      );
    }
  });

  it("sends of a post only what its card shows, or what the list asks for", () => {
    for (const card of postList(at(BLOG_GRID), { perPage: 1 }).posts)
      expect(Object.keys(card).toSorted()).toEqual([
        "author",
        "content",
        "date",
        "href",
        "id",
        "img",
        "readingTime",
        "subject",
        "title",
      ]);
    const { posts: titles } = postList(at(BLOG_GRID), { perPage: 2 }, (post) => post.title);
    expect(titles).toEqual(posts.slice(0, 2).map(({ title }) => title));
  });
});

describe("addresses of a list", () => {
  const list = { path: BLOG_GRID, page: 2, pageCount: 4, total: 41 };

  it("name the page and keep the filter; the first page has no number", () => {
    expect(listHref({ ...list, filter: "*" }, 1)).toBe(`${BLOG_GRID}#posts`);
    expect(listHref({ ...list, filter: "*" }, 3)).toBe(`${BLOG_GRID}?page=3#posts`);
    expect(listHref({ ...list, filter: "travel" }, 2)).toBe(
      `${BLOG_GRID}?filter=travel&page=2#posts`,
    );
  });

  it("are summed up in words", () => {
    expect(listSummary({ ...list, filter: "*" })).toBe("41 posts, page 2 of 4");
    expect(listSummary({ ...list, filter: "*", total: 1, page: 1, pageCount: 1 })).toBe("1 post");
  });
});
