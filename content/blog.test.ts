import { execFile } from "node:child_process";
import { mkdir, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";

import { afterAll, beforeAll, describe, expect, it } from "vitest";

import { anyPicture } from "#tests/support/pictures.ts";
import { isWholeTemplate } from "#tests/support/whole-template.ts";
import { validFields, writtenPost } from "#tests/support/written-post.ts";
import { checkAuthors, checkSubjects, latestPosts, postById, posts } from "./blog.ts";
import { postCategories } from "./post-categories.ts";
import { postPath } from "./post-pages.ts";
import { postText } from "./post-texts.ts";
import { team } from "./team.ts";

describe("the posts", () => {
  it("are sorted by day, newest first, with one id each", () => {
    const days = posts.map(({ date }) => date);
    expect(days).toEqual([...days].sort().reverse());
    expect(new Set(posts.map(({ id }) => id)).size).toBe(posts.length);
  });

  it.runIf(isWholeTemplate)("have 400 to 950 words and at least two headings", () => {
    for (const post of posts) {
      const { slug, wordCount } = post;
      expect(wordCount, slug).toBeGreaterThanOrEqual(400);
      expect(wordCount, slug).toBeLessThanOrEqual(950);
      expect(postText(post).toc.length, slug).toBeGreaterThanOrEqual(2);
    }
  });

  it("are written by members of the team", () => {
    const ids = new Set<number>(team.map(({ id }) => id));
    expect(posts.filter(({ author }) => !ids.has(author.id))).toEqual([]);
  });

  it("stop with the name of a member who kept the id or the address of another", () => {
    const ada = { id: 1, slug: "ada", name: "Ada" };
    const taken = (change: object) => () => {
      checkAuthors([ada, { id: 2, slug: "ben", name: "Ben", ...change }]);
    };
    expect(taken({})).not.toThrow();
    expect(taken({ id: 1 })).toThrow('content/team.ts: "Ben": id: 1 is taken by "Ada"');
    expect(taken({ slug: "ada" })).toThrow('content/team.ts: "Ben": slug: ada is taken by "Ada"');
    expect(taken({ slug: "zoë" })).toThrow('content/team.ts: "Ben": slug: zoë: write lower-case');
  });

  it("stop with the name of a subject that cannot end an address", () => {
    checkSubjects(["garden-tools", "2026"]);
    for (const word of ["gärten", "Сад", "Garden", "my garden", ""])
      expect(() => checkSubjects([word])).toThrow(`"${word}": write lower-case words`);
  });

  it("have headings whose ids the table of contents names", () => {
    for (const post of posts) {
      const { html, toc } = postText(post);
      for (const { id } of toc) expect(html, post.slug).toContain(`id="${id}"`);
    }
  });

  it("are chosen by layout and subject, the newest first", () => {
    for (const { blogType, category } of posts.slice(0, 1)) {
      const chosen = latestPosts({ blogType, category: category[0] });
      expect(chosen).toEqual(
        posts.filter((post) => post.blogType === blogType && post.category.includes(category[0]!)),
      );
      expect(latestPosts({ blogType, category: category[0], limit: 1 })).toEqual(
        chosen.slice(0, 1),
      );
    }
  });

  it("have their texts apart, so that lists do not carry them", () => {
    expect(postById(-1)).toBeUndefined();
    for (const post of posts) {
      expect(post).not.toHaveProperty("html");
      expect(post).not.toHaveProperty("toc");
      expect(post.path).toBe(postPath(post));
      expect(postById(post.id)).toBe(post);
    }
  });
});

describe("a wrong post", () => {
  const root = path.resolve(import.meta.dirname, "..");
  let folder = "";

  beforeAll(async () => {
    // Inside the project, so that the copied settings find its packages.
    await mkdir(path.join(root, ".cache"), { recursive: true });
    folder = await mkdtemp(path.join(root, ".cache/posts-"));
    await mkdir(path.join(folder, "content/posts"), { recursive: true });
    await writeFile(
      path.join(folder, "velite.config.ts"),
      `export { default } from "../../velite.config.ts";\n`,
    );
  });

  afterAll(() => rm(folder, { recursive: true, force: true }));

  /** What the build says about these files. */
  async function complaint(files: Record<string, string>): Promise<string> {
    const postsFolder = path.join(folder, "content/posts");
    await rm(postsFolder, { recursive: true });
    await mkdir(postsFolder);
    for (const [name, text] of Object.entries(files)) {
      await writeFile(path.join(postsFolder, name), text);
    }
    const velite = path.join(root, "node_modules/velite/bin/velite.js");
    const run = promisify(execFile)(process.execPath, [velite, "build", "--strict"], {
      cwd: folder,
    });
    return run.then(
      () => "",
      ({ stdout, stderr }: { stdout: string; stderr: string }) => `${stdout}${stderr}`,
    );
  }

  it("stops the build with file, field and fix", async () => {
    const { title: _title, ...untitled } = validFields;
    const text = await complaint({
      "right.md": writtenPost({}),
      "wrong.md": writtenPost({
        id: "2",
        blogType: "mansory",
        category: "[no-subject]",
        img: "no-such-picture",
        author: "999",
        date: "2026-02-30",
        headline: "x",
        tags: "launch",
        double_col: "yes",
        link: "https://",
        recording: "no-recording",
      }),
      "long.md": writtenPost({ id: "202611300915" }),
      "twice.md": writtenPost({ id: "4", gallery: `[${Array(3).fill(anyPicture).join(", ")}]` }),
      "untitled.md": `---\n${Object.entries({ ...untitled, id: "3" })
        .map(([key, value]) => `${key}: ${value}`)
        .join("\n")}\n---\nText.\n`,
    });
    expect(text).toMatch(/wrong\.md[^]*“mansory” is not one of grid, .*blogType/);
    expect(text).toMatch(/“no-subject” is not one of .*category/);
    expect(text).toMatch(/is not the name of a picture\. .*img/);
    expect(text).toMatch(/is not a team member\. Known ids: \d+, .*author/);
    expect(text).toMatch(/is not a day of the calendar\. +date/);
    expect(text).toMatch(/unknown field headline\. Known fields: id, title/);
    expect(text).toMatch(/is a list: write it in brackets, \[launch\]\. +tags/);
    expect(text).toMatch(/is true or false, without quotes\. +double_col/);
    expect(text).toMatch(/Write a path of the site or an https address\. +link/);
    expect(text).toMatch(
      /is not one of .*\. A new one is named in content\/post-fields\.ts, too\. +recording/,
    );
    expect(text).toMatch(/twice\.md[^]*names a picture twice\. +gallery/);
    expect(text).toMatch(/long\.md[^]*has nine figures at most\. +id/);
    expect(text).toMatch(/untitled\.md[^]*is missing\. Add it to the front matter.*title/);
    expect(text).not.toContain("right.md");
  });

  it("may be in any language, with tags of its letters, each once", async () => {
    const tags = ["Ku\u0308che", "vélo électrique", " 東京 ", "हिन्दी", "old-shoes", "Küche"];
    const post = writtenPost({
      title: "京都の朝",
      content: "早起きして鴨川を歩く。",
      tags: JSON.stringify(tags),
      category: `[${postCategories[0]}, ${postCategories[0]}]`,
    });
    expect(await complaint({ "kyoto.md": post })).toBe("");
    const list = await readFile(path.join(folder, ".velite/posts.json"), "utf8");
    const [written] = JSON.parse(list) as { tags: string[]; category: string[] }[];
    expect(written?.category).toEqual([postCategories[0]]);
    expect(written?.tags).toEqual(["Küche", "vélo électrique", "東京", "हिन्दी", "old-shoes"]);
    for (const wrong of ["#tag", "a, b", "-", "a".repeat(41)])
      expect(
        await complaint({ "kyoto.md": writtenPost({ tags: JSON.stringify([wrong]) }) }),
        wrong,
      ).toMatch(/kyoto\.md[^]*(?:Write words of letters and figures|40 character).*tags/);
  });

  it("cannot bring markup, script or a second first-level heading", async () => {
    const text = await complaint({
      "html.md": writtenPost({}, "Fine.\n\n<script>alert(1)</script>"),
      "link.md": writtenPost({ id: "2" }, "[x](javascript:alert)"),
      "heading.md": writtenPost({ id: "3" }, "# Again"),
    });
    expect(text).toMatch(/html\.md[^]*Line 3 of the text: HTML is not allowed/);
    expect(text).toMatch(/link\.md[^]*“javascript:alert” must begin with https/);
    expect(text).toMatch(/heading\.md[^]*the title is the only first-level heading/);
  });

  it("has tables, notes and lists of tasks that anybody can use", async () => {
    const lines = [
      "## Prices",
      "| a | b |",
      "|---|--:|",
      "| c[^1] | 1 |",
      "",
      "- [x] done",
      "",
      "[^1]: So.",
    ];
    expect(await complaint({ "full.md": writtenPost({}, lines.join("\n")) })).toBe("");
    const written = await readFile(path.join(folder, ".velite/texts/1.json"), "utf8");
    const { html } = JSON.parse(written) as { html: string };
    expect(html).toMatch(/<section data-scroll="inline" tabindex="0" aria-label="[^"]*Prices">/);
    expect(html).toContain('<th scope="col" style="text-align: end">b</th>');
    expect(html).toMatch(/<section data-footnotes="" [^>]*>/);
    expect(html).toContain("☑ done");
    expect(html).not.toContain("<input");
  });

  it("links to another by the name of its file, which has to be there", async () => {
    expect(
      await complaint({ "lonely.md": writtenPost({}, "[So](no-such-post.md#why).") }),
    ).toContain("content/posts/lonely.md: there is no content/posts/no-such-post.md");
    const [older, newer] = [
      writtenPost({ date: "2026-01-01" }),
      writtenPost({ id: "2" }, "As [said](older.md#why)."),
    ];
    expect(await complaint({ "older.md": older, "newer.md": newer })).toBe("");
    const text = await readFile(path.join(folder, ".velite/texts/2.json"), "utf8");
    expect(text).toContain(
      postPath({ id: 1, slug: "older", postType: "blog-standard-post" }) + "#why",
    );
  });

  it("cannot take another's id", async () => {
    const text = await complaint({ "one.md": writtenPost({}), "two.md": writtenPost({}) });
    expect(text).toMatch(/posts\/(one|two)\.md: id 1 is taken by content\/posts\/(one|two)\.md/);
    expect(text).toContain("The next free one is 2.");
  });

  it("brings what its own presentation shows, and as many comments as it says", async () => {
    const text = await complaint({
      "gallery.md": writtenPost({ postType: "blog-gallery-post" }),
      "spoken.md": writtenPost({ id: "2", comments: "2" }),
    });
    expect(text).toMatch(/gallery\.md[^]*A blog-gallery-post needs its gallery\. +gallery/);
    const counted = await complaint({ "spoken.md": writtenPost({ comments: "2" }) });
    expect(counted).toContain("comments is 2, but content/comments/spoken.yml holds 0");
  });
});
