import { describe, expect, it } from "vitest";
import { posts } from "#content/blog.ts";
import { feedFiles } from "#content/feed-files.ts";
import { categoryNotes } from "#content/post-categories.ts";
import { feeds, withWholeAddresses } from "./feeds.ts";

const site = "https://site.example/below";
const files = feeds(site);
const [rss, atom, json] = feedFiles.map(({ path }) => files[path]!.text) as [
  string,
  string,
  string,
];
const days = posts.slice(0, 30).map(({ date }) => date);
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, part]) => part);

describe("the feeds of the blog", () => {
  it("say of each post the day when it was published", () => {
    expect(all(rss, /<pubDate>(.+)<\/pubDate>/g).map((day) => isoDay(day!))).toEqual(days);
    expect(all(atom, /<published>(.+)<\/published>/g).map((day) => isoDay(day!))).toEqual(days);
    const { items } = JSON.parse(json) as { items: { date_published?: string }[] };
    expect(items.map(({ date_published: day }) => day && isoDay(day))).toEqual(days);
  });

  it("give each category its term in Atom", () => {
    const categories = atom.match(/<category [^>]*>/g) ?? [];
    expect(categories.length).toBeGreaterThanOrEqual(days.length);
    const terms = categories.map((category) => / term="([^"]+)"/.exec(category)?.[1]);
    expect(terms).toEqual(posts.slice(0, 30).flatMap(({ category }) => category));
  });

  it("call each category as pages do", () => {
    const titles = posts
      .slice(0, 30)
      .flatMap(({ category }) => category.map((name) => categoryNotes[name].title));
    const { items } = JSON.parse(json) as { items: { tags?: string[] }[] };
    expect(items.flatMap(({ tags = [] }) => tags)).toEqual(titles);
  });

  it("know a post by its number, wherever it stands and whatever it is called", () => {
    const [post] = posts;
    if (!post) return;
    const ids = (at: string, changed: typeof post) => {
      const texts = feedFiles.map(({ path }) => feeds(at, [changed])[path]!.text);
      return texts.flatMap((text) => all(text, /(tag:site[^<"]*)/g));
    };
    const before = ids(site, post);
    const tag = /^tag:site\.example,\d{4}-\d\d-\d\d:\/below\/posts/;
    expect(before).toHaveLength(4);
    for (const id of before) expect(id).toMatch(tag);
    expect(before.filter((id) => id?.endsWith(`/posts/${post.id}`))).toHaveLength(3);
    const elsewhere = { ...post, path: "/elsewhere", slug: "another", date: "2031-01-01" };
    expect(ids("http://site.example:8080/below", elsewhere)).toEqual(before);
  });

  it("keep every letter of a title that looks like markup", () => {
    const [post] = posts;
    if (!post) return;
    const odd = { ...post, title: "Use <dialog> & go", content: "A <p> is &lt;p>." };
    const made = feeds(site, [odd]);
    const [inRss, inAtom, inJson] = feedFiles.map(({ path }) => made[path]!.text) as [
      string,
      string,
      string,
    ];
    expect(inRss).toContain("<![CDATA[Use &lt;dialog> & go]]>");
    expect(inAtom).toContain("<![CDATA[Use &lt;dialog> &amp; go]]>");
    for (const text of [inRss, inAtom])
      expect(text).toContain("<![CDATA[A &lt;p> is &amp;lt;p>.]]>");
    const { items } = JSON.parse(inJson) as { items: object[] };
    expect(items).toMatchObject([{ title: odd.title, summary: odd.content }]);
  });

  it("say in RSS who wrote a post by name, as an author is a mail address there", () => {
    expect(rss).not.toContain("<author>");
    expect(all(rss, /<dc:creator>(.+)<\/dc:creator>/g)).toEqual(
      posts.slice(0, 30).map(({ author }) => author.name),
    );
    const { items } = JSON.parse(json) as { items: { author?: { name: string } }[] };
    expect(items.map(({ author }) => author?.name)).toEqual(
      posts.slice(0, 30).map(({ author }) => author.name),
    );
  });

  it("hold no address that leads nowhere from elsewhere", () => {
    const { items } = JSON.parse(json) as { items: { content_html: string }[] };
    const texts = [rss, atom, ...items.map(({ content_html: text }) => text)];
    const addresses = texts.flatMap((text) => all(text, / (?:href|src)="([^"]*)"/g));
    for (const address of addresses) expect(address).toMatch(/^(https?|mailto):/);
  });
});

describe("the text of a post elsewhere", () => {
  it.each([
    ['<a href="/about">', '<a href="https://site.example/below/about">'],
    ['<a href="#note" id="a">', '<a href="https://site.example/below/post#note" id="a">'],
    ['<a href="https://a.example/">', '<a href="https://a.example/">'],
    ['<a href="mailto:a@example.com">', '<a href="mailto:a@example.com">'],
    ['<code>&#x3C;img src="/a"></code>', '<code>&#x3C;img src="/a"></code>'],
  ])("has whole addresses: %s", (html, whole) => {
    expect(withWholeAddresses(html, `${site}/post`, site)).toBe(whole);
  });
});

function isoDay(day: string): string {
  return new Date(day).toISOString().slice(0, 10);
}
