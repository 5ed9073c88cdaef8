import { describe, expect, it } from "vitest";
import { type Post, posts } from "#content/blog.ts";
import { postCategories } from "#content/post-categories.ts";
import { type Edition, edition, room } from "./edition.server.ts";

const everyPost = ({
  lead,
  seconds,
  latest,
  longReads,
  subjects,
  opinions,
  essay,
  film,
}: Edition) =>
  [
    [lead, essay, film],
    seconds,
    latest,
    longReads,
    ...subjects.map((subject) => subject.posts),
    opinions,
  ]
    .flat()
    .filter((post) => post !== undefined);

const ids = (list: readonly Post[]) => list.map(({ id }) => id);

describe("an edition of the real posts", () => {
  const paper = edition(posts);

  it("has every part full and no post twice", () => {
    expect(paper).toMatchObject({ essay: expect.anything(), film: expect.anything() });
    expect(paper.seconds).toHaveLength(room.seconds);
    expect(paper.latest).toHaveLength(room.latest);
    expect(paper.longReads).toHaveLength(room.longReads);
    expect(paper.opinions).toHaveLength(room.opinions);
    // A subject that nobody has written about yet is no part of it.
    const written = postCategories.filter((name) =>
      posts.some(({ category }) => category.includes(name)),
    );
    expect(paper.subjects.map(({ category }) => category)).toEqual(written);
    for (const subject of paper.subjects) expect(subject.posts).toHaveLength(room.subject);
    const all = ids(everyPost(paper));
    expect(new Set(all).size).toBe(all.length);
  });

  it("begins with the newest, and goes on with the next that no other part needs", () => {
    const front = [paper.lead, ...paper.seconds, ...paper.latest];
    const apart = [paper.essay, paper.film];
    const newest = posts.filter((post) => !apart.includes(post)).slice(0, front.length);
    expect(ids(front)).toEqual(ids(newest));
    expect(paper.day).toBe(posts[0]!.date);
  });

  it("calls nothing a long read that is shorter than something left out of it", () => {
    const shortest = Math.min(...paper.longReads.map(({ wordCount }) => wordCount));
    const before = [paper.lead, paper.essay, paper.film, ...paper.seconds, ...paper.latest];
    const others = posts.filter((post) => ![...before, ...paper.longReads].includes(post));
    for (const { title, wordCount } of others) {
      expect(wordCount, title).toBeLessThanOrEqual(shortest);
    }
  });

  it("keeps to the subject, and lets each author speak once", () => {
    for (const subject of paper.subjects) {
      for (const post of subject.posts) expect(post.category).toContain(subject.category);
    }
    const authors = paper.opinions.map(({ author }) => author.id);
    expect(new Set(authors).size).toBe(authors.length);
  });

  it("shows the gallery with most pictures, and a film of our own", () => {
    const most = Math.max(
      ...posts.map(({ gallery, postType }) =>
        postType === "blog-gallery-post" ? (gallery?.length ?? 0) : 0,
      ),
    );
    expect(paper.essay?.gallery).toHaveLength(most);
    expect(paper.film?.postType).toBe("blog-html5-video-post");
  });
});

describe("an edition of few posts", () => {
  it("fills what it can, from the front page on", () => {
    const paper = edition(posts.slice(0, 2));
    expect(ids(everyPost(paper))).toEqual(ids(posts.slice(0, 2)));
    expect(paper).toMatchObject({ latest: [], subjects: [], opinions: [], film: undefined });
  });

  it("is not made of none", () => {
    expect(() => edition([])).toThrow("no post to lead");
  });
});

describe("the number of an edition", () => {
  const from = (newest: string, oldest: string) =>
    edition([
      { ...posts[0]!, date: newest },
      { ...posts[1]!, date: oldest },
    ]);

  it.each([
    ["2026-11-10", "2025-11-25", 5, 4, 2026],
    ["2026-01-01", "2025-12-31", 2, 1, 2026],
    ["2026-03-31", "2026-01-01", 1, 1, 2026],
    ["2027-07-01", "2026-04-01", 6, 3, 2027],
  ])("counts quarters: %s since %s", (newest, oldest, number, quarter, year) => {
    expect(from(newest, oldest)).toMatchObject({ number, quarter, year });
  });
});
