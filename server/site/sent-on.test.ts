import { expect, it, vi } from "vitest";
import { createFileCache } from "./file-cache.ts";
import { serveFile } from "./static-files.ts";

vi.mock(import("#content/moved.ts"), () => ({
  moved: { "/gone-plain": "/new", "/gone-place": "/new#map", "/gone-query": "/new?tag=a" },
  earlierPosts: [],
}));

it.each([
  ["/gone-plain", "/new"],
  ["/gone-plain?x=1", "/new?x=1"],
  ["/gone-place?x=1", "/new#map"],
  ["/gone-query?x=1", "/new?tag=a"],
])(
  "%s is sent on to %s: an address that asks or points itself is not added to",
  async (old, now) => {
    const request = new Request(`https://www.example.com${old}`);
    const answer = await serveFile(new Map(), createFileCache(0), request);
    expect(answer?.status).toBe(308);
    expect(answer?.headers.get("Location")).toBe(now);
  },
);
