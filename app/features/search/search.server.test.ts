import { ABOUT_ME, ABOUT_US } from "#content/addresses.ts";
import { expect, it } from "vitest";
import { projects } from "#content/projects.ts";
import { searchSite } from "./search.server.ts";

it("finds pages by their title and posts by their text", async () => {
  const found = await searchSite("founded twice");
  expect(found[0]).toMatchObject({ path: ABOUT_US, kind: "page" });
  expect((await searchSite("estate planning")).some(({ kind }) => kind === "post")).toBe(true);
});

it("finds every thing once, even where a page shows a project", async () => {
  for (const { client } of projects) {
    const paths = (await searchSite(client)).map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
  }
});

it("forgives a slip in a long word, and marks what it found", async () => {
  const [first] = await searchSite("typeseter");
  expect(first?.path).toBe(ABOUT_ME);
  expect(first?.excerpt.find(({ isHit }) => isHit)?.text).toBe("typesetter");
});

it.each(["", "   ", "(((", "*", "\\", "zzzzqqqq", "a".repeat(5000)])(
  "answers %j with nothing instead of failing",
  async (query) => {
    expect(await searchSite(query)).toEqual([]);
  },
);
