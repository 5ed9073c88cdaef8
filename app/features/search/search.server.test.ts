import { describe, expect, it } from "vitest";
import { featureContents } from "#registry/content-pages.ts";
import { pages } from "#registry/pages.ts";
import { searchIn, searchSite } from "./search.server.ts";

describe("the search of the site", () => {
  it("finds pages by their title, and pieces of content that features hand in", async () => {
    for (const { path, title } of pages.filter(({ canonical }) => !canonical).slice(0, 5))
      expect(await pathsOf(title), title).toContain(path);
    for (const { kind, pieces } of featureContents.flatMap(({ found }) => found ?? []))
      for (const { path, title } of pieces.slice(0, 5)) {
        const [hit] = (await searchSite(title)).filter((result) => result.path === path);
        expect(hit, title).toMatchObject({ kind });
      }
  });

  it("finds every thing once, even where a page shows a piece of content", async () => {
    for (const { pieces } of featureContents.flatMap(({ found }) => found ?? []))
      for (const { title } of pieces) {
        const paths = await pathsOf(title);
        expect(new Set(paths).size, title).toBe(paths.length);
      }
  });

  async function pathsOf(query: string): Promise<string[]> {
    return (await searchSite(query)).map(({ path }) => path);
  }
});

const entry = { kind: "page", label: "Pages", summary: "", text: "" };
const search = searchIn(() => [
  { ...entry, path: "/bees", title: "Bees", summary: "Kept by a beekeeper on the roof." },
  { ...entry, path: "/roof", title: "The roof", text: "Here a beekeeper keeps bees." },
]);

describe("a search", () => {
  it("weighs a title more than a text", async () => {
    expect((await search("bees")).map(({ path }) => path)).toEqual(["/bees", "/roof"]);
    expect((await search("roof")).map(({ path }) => path)).toEqual(["/roof", "/bees"]);
  });

  it("forgives a slip in a long word, and marks what it found", async () => {
    const [first] = await search("beekeper");
    expect(first?.path).toBe("/bees");
    expect(first?.excerpt.find(({ isHit }) => isHit)?.text).toBe("beekeeper");
  });

  it.each(["", "   ", "(((", "*", "\\", "zzzzqqqq", "a".repeat(5000)])(
    "answers %j with nothing instead of failing",
    async (query) => {
      expect(await search(query)).toEqual([]);
    },
  );
});
