import { parse } from "node-html-parser";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { BLOG } from "#content/addresses.ts";
import { picture } from "#content/media.ts";
import { categoryNotes, postCategories } from "#content/post-categories.ts";
import { authorPath } from "#content/post-pages.ts";
import { EVERYTHING } from "#app/elements/actions/filter-links/filter-links.tsx";
import { MOVING } from "#app/elements/media/tile-grid/tile-grid.tsx";
import { fill } from "#shared/words.ts";
import { anyPicture } from "#tests/support/pictures.ts";
import { authorsWithCounts, mostLiked, subjectsWithCounts } from "./lists/blog-sidebar.server.ts";
import { BlogSidebar } from "./lists/blog-sidebar.tsx";
import { CleanList } from "./lists/clean-list.tsx";
import { PostListBand } from "./lists/post-list-band.tsx";
import { SubjectIndex } from "./lists/subject-index.tsx";
import { PostNeighbours } from "./post/post-neighbours.tsx";
import { RelatedPosts } from "./post/related-posts.tsx";
import * as words from "./words.ts";

/** Lists of a blog that has just begun. */
const html = (element: ReactElement) =>
  parse(
    renderToStaticMarkup(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />),
  );

const linksOf = (element: ReactElement) =>
  html(element)
    .querySelectorAll("a")
    .map((link) => link.getAttribute("href"));

const post = (id: number) => ({
  id,
  title: `Post ${id}`,
  href: `/post-${id}`,
  path: `/post-${id}`,
  img: picture(anyPicture),
  date: "2026-03-14",
  readingTime: 3,
});

const posts = (count: number) => Array.from({ length: count }, (_, id) => post(id));

describe("a list of posts", () => {
  const own = "/someone";

  function band({ path = own, filter = EVERYTHING, total = 0 }) {
    const list = { path, filter, total, page: 1, pageCount: 1, posts: posts(total) };
    return (
      <PostListBand list={list} withFilter={false}>
        {(shown) => shown.map(({ id, title }) => <article key={id}>{title}</article>)}
      </PostListBand>
    );
  }

  it.each([1, 2])("shows %i", (total) => {
    expect(html(band({ total })).querySelectorAll("article")).toHaveLength(total);
    expect(linksOf(band({ total }))).toEqual([]);
  });

  it("that is empty leads to the blog", () => {
    expect(html(band({})).text).toContain(words.noPostsYet);
    expect(linksOf(band({}))).toEqual([BLOG]);
  });

  it("that is emptied by a filter leads to itself without it", () => {
    expect(html(band({ filter: "looms" })).text).toContain(words.noPostsText);
    expect(linksOf(band({ filter: "looms" }))).toEqual([own]);
  });

  it("that is empty and the blog itself leads nowhere", () => {
    expect(linksOf(band({ path: BLOG }))).toEqual([]);
  });
});

describe("a list that grows", () => {
  it("has names for as many posts as move after a choice, however many were loaded", () => {
    const listed = posts(3 * MOVING).map((each) => ({
      ...each,
      content: "So it is.",
      author: { name: "Ada", href: "/ada" },
      subject: { label: "Tea", href: "/tea" },
    }));
    const styles = html(<CleanList posts={listed} />)
      .querySelectorAll("li")
      .map((post) => post.getAttribute("style") ?? "");
    expect(styles).toHaveLength(3 * MOVING);
    expect(styles.filter((style) => style.includes("view-transition-name"))).toHaveLength(MOVING);
  });
});

describe("around a post", () => {
  it.each([1, 2])("what to read next may be %i", (count) => {
    expect(linksOf(<RelatedPosts posts={posts(count)} />)).toHaveLength(count);
  });

  it("what to read next says which other site it is on", () => {
    const elsewhere = { ...post(1), href: "https://www.example.org/tea" };
    const text = html(<RelatedPosts posts={[elsewhere, post(2)]} />).text;
    expect(text.split(fill(words.atHost, { host: "example.org" }))).toHaveLength(2);
  });

  it("there may be a neighbour on one side", () => {
    expect(linksOf(<PostNeighbours newer={post(1)} older={undefined} />)).toEqual(["/post-1"]);
    expect(linksOf(<PostNeighbours newer={undefined} older={post(2)} />)).toEqual(["/post-2"]);
  });

  it("nothing says that there is more where there is not", () => {
    const nothing = (
      <>
        <RelatedPosts posts={[]} />
        <PostNeighbours newer={undefined} older={undefined} />
        <SubjectIndex heading="Other topics" subjects={[]} />
      </>
    );
    expect(html(nothing).toString()).toBe("");
  });
});

describe("beside a list", () => {
  const member = (id: number) => ({
    id,
    slug: `member-${id}`,
    name: `Member ${id}`,
    img: picture(anyPicture),
    description: "",
    designation: "",
    trade: "",
    town: "",
    subject: "",
  });
  const letter = { heading: "The letter", text: "Once a month." };

  it("stand those who write, and what they write about", () => {
    expect(authorsWithCounts([member(1), member(2)], [{ author: member(2) }])).toMatchObject([
      { href: authorPath("member-2"), count: 1 },
    ]);
    expect(subjectsWithCounts([{ category: [postCategories[0]] }])).toMatchObject([
      { label: categoryNotes[postCategories[0]].title, count: 1 },
    ]);
  });

  it("stand as most liked those that somebody likes", () => {
    const liked = (id: number, likes: number) => ({ ...post(id), likes });
    expect(mostLiked([liked(1, 0), liked(2, 1), liked(3, 7)]).map(({ id }) => id)).toEqual([3, 2]);
    expect(mostLiked([liked(1, 0)])).toEqual([]);
  });

  it("stands no heading over nothing", () => {
    const nothing = { subjects: [], liked: [], authors: [], tags: [], letter };
    const sidebar = html(<BlogSidebar data={nothing} />);
    expect(sidebar.querySelectorAll("ul:empty, ol:empty")).toEqual([]);
    const headings = sidebar.querySelectorAll("h2").map(({ text }) => text);
    expect(headings).not.toContain(words.topics);
    expect(headings).not.toContain(words.authors);
    expect(headings).not.toContain(words.mostLiked);
  });
});
