import { describe, expect, it } from "vitest";
import { nameHeadings, onlyMarkdown, sizeOf, withPostLinks } from "./post-markdown.ts";

const heading = (title: string, tagName = "h2") => ({
  type: "element",
  tagName,
  properties: {},
  children: [{ type: "text", value: title }],
});
const idsOf = (...titles: string[]) =>
  nameHeadings({ type: "root", children: titles.map((title) => heading(title)) }).map(
    ({ id }) => id,
  );

describe("the ids of headings", () => {
  it("are words joined by hyphens, and each is there once", () => {
    expect(idsOf("What’s new?", "Déjà vu", "What’s new?")).toEqual([
      "whats-new",
      "deja-vu",
      "whats-new-2",
    ]);
  });

  it("are in the letters of their language", () => {
    expect(idsOf("Глава первая", "デザインの話", "Straße")).toEqual([
      "глава-первая",
      "デザインの話",
      "strasse",
    ]);
  });

  it("are numbers where there are no letters", () => {
    expect(idsOf("Before", "…", "!?")).toEqual(["before", "section-2", "section-3"]);
  });

  it("are none that the page has already", () => {
    expect(idsOf("Comment", "Comments", "Main", "Page modules")).toEqual([
      "comment-2",
      "comments-2",
      "main-2",
      "page-modules-2",
    ]);
  });

  it("are those of the words, without the numbers of footnotes", () => {
    const reference = {
      type: "element",
      tagName: "a",
      properties: { dataFootnoteRef: "" },
      children: [{ type: "text", value: "2" }],
    };
    const { children, ...rest } = heading("Prices");
    const found = nameHeadings({
      type: "root",
      children: [{ ...rest, children: [...children, reference] }],
    });
    expect(found).toEqual([{ id: "prices", title: "Prices", level: 2 }]);
  });

  it("leave the heading of the footnotes its own", () => {
    const label = { ...heading("Footnotes"), properties: { id: "footnote-label" } };
    const notes = { type: "element", properties: { dataFootnotes: "" }, children: [label] };
    const found = nameHeadings({ type: "root", children: [heading("Before"), notes] });
    expect(found.map(({ title }) => title)).toEqual(["Before"]);
    expect(label.properties.id).toBe("footnote-label");
  });
});

describe("Markdown of posts", () => {
  it.each(["image", "imageReference"])("has no pictures of its own: %s", (type) => {
    const position = { start: { line: 3 } };
    expect(() => onlyMarkdown()({ type: "root", children: [{ type, position }] })).toThrow(
      "Line 3 of the text: pictures are set with img",
    );
  });

  const headings = (...depths: number[]) => ({
    type: "root",
    children: depths.map((depth, index) => ({
      type: "heading",
      depth,
      position: { start: { line: index + 1 } },
    })),
  });

  it("leaves out no level of headings", () => {
    onlyMarkdown()(headings(2, 3, 4, 2, 3));
    expect(() => onlyMarkdown()(headings(3))).toThrow(
      "Line 1 of the text: a level of headings is left out, write ##.",
    );
    expect(() => onlyMarkdown()(headings(2, 3, 2, 4))).toThrow(
      "Line 4 of the text: a level of headings is left out, write ###.",
    );
  });
});

describe("the size of a text", () => {
  it.each([
    ["en", "Don’t wait: three words more.", 5],
    ["ru", "Пчёлы живут на крыше, и никто этого не замечает.", 9],
    ["fr", "Le café d’été était fermé après l’hiver.", 7],
  ])("is counted in words of its language: %s", (language, text, words) => {
    expect(sizeOf(text, language)).toEqual({ wordCount: words, readingTime: 1 });
  });

  it("is a whole number where words have no space between them", () => {
    const { wordCount } = sizeOf("これは屋上で飼われている蜜蜂の話です。", "ja");
    expect(Number.isInteger(wordCount)).toBe(true);
    expect(wordCount).toBeGreaterThan(5);
  });

  it("is minutes, too", () => {
    expect(sizeOf("слово ".repeat(795), "ru").readingTime).toBe(3);
  });
});

describe("links between posts", () => {
  const post = { id: 7, slug: "red-kite", postType: "blog-standard-post" } as const;
  const linked = (html: string) => withPostLinks({ slug: "a-post", html }, [post]);

  it("lead to the post’s address", () => {
    expect(linked('<p>So <a href="red-kite.md#wings" title="a > b">so</a>.</p>')).toMatch(
      /^<p>So <a href="\/[^"]+#wings" title="a > b">so<\/a>\.<\/p>$/,
    );
  });

  it("stop the build where there is no such post", () => {
    expect(() => linked('<a href="nobody.md">so</a>')).toThrow(
      "content/posts/a-post.md: there is no content/posts/nobody.md.",
    );
  });

  it("are none in code", () => {
    const code = '<pre><code>&#x3C;a href="about.md">&#x3C;/a></code></pre>';
    expect(linked(code)).toBe(code);
  });
});
