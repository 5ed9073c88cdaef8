import MiniSearch from "minisearch";
import { describe, expect, it, onTestFinished, vi } from "vitest";
import { SEARCH } from "#content/addresses.ts";
import { contentPages, featureContents } from "#registry/content-pages.ts";
import { pages } from "#registry/pages.ts";
import { indexOptions } from "./search-index.ts";
import { countOf } from "./search-results.ts";
import { searchIn, searchSite } from "./search.server.ts";

describe("the search of the site", () => {
  it("finds pages by their title, and pieces of content that features hand in", async () => {
    const listed = pages.filter(({ canonical, path }) => !canonical && path !== SEARCH);
    for (const { path, title } of listed.slice(0, 5))
      expect(await pathsOf(title), title).toContain(path);
    for (const { kind, pieces } of featureContents.flatMap(({ found }) => found ?? []))
      for (const { path, title } of pieces.slice(0, 5)) {
        const { results } = await searchSite(title);
        const [hit] = results.filter((result) => result.path === path);
        expect(hit, title).toMatchObject({ kind });
      }
  });

  it("finds lists that follow from content, once there is something on them", async () => {
    const listed = contentPages.filter(({ inSitemap }) => inSitemap !== false);
    for (const { path, title } of listed.filter(({ isPaged }) => isPaged))
      expect(await pathsOf(title), title).toContain(path);
    for (const { path, title } of contentPages.filter((page) => page.inSitemap === false))
      expect(await pathsOf(title), title).not.toContain(path);
  });

  it("finds every thing once, even where a page shows a piece of content", async () => {
    for (const { pieces } of featureContents.flatMap(({ found }) => found ?? []))
      for (const { title } of pieces) {
        const paths = await pathsOf(title);
        expect(new Set(paths).size, title).toBe(paths.length);
      }
  });

  async function pathsOf(query: string): Promise<string[]> {
    return (await searchSite(query)).results.map(({ path }) => path);
  }
});

const entry = { kind: "page", label: "Pages", summary: "", text: "" };
const search = searchIn(() => [
  { ...entry, path: "/bees", title: "Bees", summary: "Kept by a beekeeper on the roof." },
  { ...entry, path: "/roof", title: "The roof", text: "Here a beekeeper keeps bees." },
]);

const titles: Record<string, string> = {
  "/cafe": "Cafe\u0301",
  "/street": "In the Straße",
  "/city": "Łódź by night",
  "/wash": "We’re here: don’t wait",
  "/studio": "Dans l’atelier",
  "/design": "東京のデザイン会社",
};
const spelled = searchIn(() =>
  Object.entries(titles).map(([path, title]) => ({ ...entry, path, title })),
);

describe("a search", () => {
  it("weighs a title more than a text", async () => {
    expect((await search("bees")).results.map(({ path }) => path)).toEqual(["/bees", "/roof"]);
    expect((await search("roof")).results.map(({ path }) => path)).toEqual(["/roof", "/bees"]);
  });

  it("forgives a slip in a long word, and marks what it found", async () => {
    const [first] = (await search("beekeper")).results;
    expect(first?.path).toBe("/bees");
    expect(first?.excerpt.find(({ isHit }) => isHit)?.text).toBe("beekeeper");
  });

  it.each([
    ["cafe", "/cafe", "Cafe\u0301"],
    ["café", "/cafe", "Cafe\u0301"],
    ["strasse", "/street", "Straße"],
    ["straße", "/street", "Straße"],
    ["lodz", "/city", "Łódź"],
    ["dont", "/wash", "don’t"],
    ["don't", "/wash", "don’t"],
    ["atelier", "/studio", "atelier"],
    ["l'atelier", "/studio", "atelier"],
    ["デザイン", "/design", "デザイン"],
    ["デザ", "/design", "デザ"],
    ["社", "/design", "社"],
  ])("finds %s, however it is spelled, and marks it", async (query, path, marked) => {
    const hit = (await spelled(query)).results.find((result) => result.path === path);
    const parts = hit?.title.map(({ text, isHit }) => (isHit ? text : " ")).join("");
    expect(parts).toContain(marked);
    expect(hit?.title.map(({ text }) => text).join("")).toBe(titles[path]);
  });

  it("takes the last word for a beginning, and a short one before it for whole", async () => {
    const paths = async (query: string) => (await search(query)).results.map(({ path }) => path);
    expect(await paths("r")).toEqual(["/roof", "/bees"]);
    expect(await paths("roof bee")).toEqual(["/roof", "/bees"]);
    expect(await paths("b roof")).toEqual([]);
  });

  it.each(["京都 茶", "茶 京都", "한국 찻집", "찻집 한국"])(
    "finds %s, as a word without spaces, or a short one, may be the beginning of another",
    async (query) => {
      const tea = searchIn(() => [
        { ...entry, path: "/kyoto", title: "京都の茶店" },
        { ...entry, path: "/seoul", title: "한국의 찻집에서" },
      ]);
      expect(await tea(query)).toMatchObject({ total: 1 });
    },
  );

  it("says how many there are where they are more than are shown", async () => {
    const hives = (count: number) =>
      searchIn(() =>
        Array.from({ length: count }, (_, place) => ({
          ...entry,
          path: `/${place}`,
          title: "Hive",
        })),
      );
    expect(countOf(await hives(1)("hive"))).toBe("1 result");
    expect(countOf(await hives(50)("hive"))).toBe("50 results");
    const many = await hives(60)("hive");
    expect(many.results).toHaveLength(50);
    expect(countOf(many)).toBe("The best 50 of 60 results");
  });

  it("asks the index for a word once, however often it is asked for", async () => {
    const asked = vi.spyOn(MiniSearch.prototype, "search");
    onTestFinished(() => asked.mockRestore());
    await search("s ".repeat(50));
    const [[query, options] = []] = asked.mock.calls;
    const { tokenize } = { ...indexOptions.searchOptions, ...options };
    expect(tokenize?.(query as string)).toEqual(["s"]);
  });

  it("tries again after its index could not be made", async () => {
    let isBroken = true;
    const again = searchIn(function* () {
      if (isBroken) throw new Error("no text");
      yield { ...entry, path: "/bees", title: "Bees" };
    });
    await expect(again("bees")).rejects.toThrow("no text");
    isBroken = false;
    expect(await again("bees")).toMatchObject({ results: [{ path: "/bees" }] });
  });

  it.each(["", "   ", "(((", "*", "\\", "zzzzqqqq", "a".repeat(5000)])(
    "answers %j with nothing instead of failing",
    async (query) => {
      expect(await search(query)).toEqual({ results: [], total: 0 });
    },
  );
});
