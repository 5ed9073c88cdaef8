import { describe, expect, it, vi } from "vitest";
import { contentPages } from "#registry/content-pages.ts";
import { pages } from "#registry/pages.ts";
import { pageInfo } from "./page-info.server.ts";

// Their files are a build's.
vi.mock("#app/skins/skin-assets.ts", () => ({ skinStylesheetUrl: () => "" }));
vi.mock("#app/skins/skin-fonts.server.ts", () => ({ skinFontUrls: () => [] }));

const at = (address: string) =>
  pageInfo(new URL(address, "https://www.example.com"), "https://www.example.com", ["open"]);
const list = [...pages, ...contentPages].find(({ isPaged }) => isPaged);
const other = pages.find(({ isPaged }) => !isPaged)!;

describe("what the head says of a page", () => {
  it.runIf(list)("is another thing for each page of a list, whatever else its address asks", () => {
    const path = list!.canonical ?? list!.path;
    const [first, second] = [at(list!.path), at(`${list!.path}?filter=travel&page=2&sort=name`)];
    expect(first.canonical).toBe(`https://www.example.com${path}`);
    expect(second.canonical).toBe(`https://www.example.com${path}?page=2`);
    expect(second.title).toContain(`${list!.title}, page 2 ·`);
    for (const query of ["?page=1", "?page=0", "?page=02", "?page=x", "?page=", "?filter=travel"])
      expect(at(list!.path + query), query).toEqual(first);
  });

  it("is the same whatever the address of another page asks", () => {
    expect(at(`${other.path}?page=2`)).toEqual(at(other.path));
  });
});
