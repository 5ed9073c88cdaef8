import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { contentPages } from "#registry/content-pages.ts";
import { pages } from "#registry/pages.ts";

// Their files are a build's.
vi.mock(import("#app/skins/skin-assets.ts"), () => ({ skinStylesheetUrl: () => "" }));
vi.mock(import("#app/skins/skin-fonts.server.ts"), () => ({ skinFontUrls: () => [] }));

beforeAll(() => void vi.resetModules());
afterAll(() => void vi.resetModules());

async function at(address: string) {
  const { pageInfo } = await import("./page-info.server.ts");
  const site = "https://www.example.com";
  return pageInfo(new URL(address, site), site, ["open"]);
}

const list = [...pages, ...contentPages].find(({ isPaged }) => isPaged);
const other = pages.find(({ isPaged }) => !isPaged)!;

describe("what the head says of a page", () => {
  it.runIf(list)(
    "is another thing for each page of a list, whatever else its address asks",
    async () => {
      const path = list!.canonical ?? list!.path;
      const first = await at(list!.path);
      const second = await at(`${list!.path}?filter=travel&page=2&sort=name`);
      expect(first.canonical).toBe(`https://www.example.com${path}`);
      expect(second.canonical).toBe(`https://www.example.com${path}?page=2`);
      expect(second.title).toContain(`${list!.title}, page 2 ·`);
      for (const query of ["?page=1", "?page=0", "?page=02", "?page=x", "?page=", "?filter=travel"])
        expect(await at(list!.path + query), query).toEqual(first);
    },
  );

  it("is the same whatever the address of another page asks", async () => {
    expect(await at(`${other.path}?page=2`)).toEqual(await at(other.path));
  });
});
