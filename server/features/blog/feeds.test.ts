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
