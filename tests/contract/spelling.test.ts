import { pino } from "pino";
import fc from "fast-check";
import { expect, it } from "vitest";
import { extraRoutes } from "#registry/pages.ts";
import type { AppParts } from "#server/app-parts.ts";
import { createApp } from "#server/app.ts";
import { parseSettings } from "#server/env.ts";
import { createFileCache } from "#server/site/file-cache.ts";
import { serveFile } from "#server/site/static-files.ts";
import { PUBLIC_URL } from "./support/harness.ts";
import { stubSite } from "./support/stub-site.ts";

/* Rule: nothing of an address goes into a header as it was read, without its escapes. */

/** A site without files: what is spelled right is answered by a page. */
const files = new Map();
const cache = createFileCache(0);
const app = createApp({
  settings: parseSettings({ PUBLIC_URL }),
  logger: pino({ level: "silent" }),
  site: {
    ...stubSite,
    reach: { characters: 10_000, segments: 50 },
    serveStatic: (request) => serveFile(files, cache, request),
  },
  services: {} as AppParts["services"],
  features: [],
  keptMailKey: null,
});

/** Of pages: the server's own addresses are spelled in one way. */
const patterns = extraRoutes
  .map(({ path }) => path)
  .filter((path) => path.includes("/:") && !/^\/(?:api|dev)\//.test(path));

/** Whatever can stand between two slashes: browsers take single and double points away. */
const value = fc
  .oneof(fc.string({ unit: "grapheme", minLength: 1 }), fc.string({ unit: "binary", minLength: 1 }))
  .filter((text) => !/^\.{1,2}$/.test(text));

const partsOf = (pathname: string) => pathname.split("/").map(decodeURIComponent);

// A site that was made from the template may have no such address.
it.runIf(patterns.length > 0)(
  "leads from another spelling to the right one, whatever stands for a parameter",
  async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...patterns),
        fc.infiniteStream(value),
        fc.constantFrom(["", "/"], ["upper", ""], ["upper", "//"]),
        async (pattern, values, [letters, end]) => {
          const meant = pattern
            .split("/")
            .map((part) => (part.startsWith(":") ? values.next().value : part));
          const written = pattern.split("/").map((part, place) => {
            if (part.startsWith(":")) return encodeURIComponent(meant[place] ?? part);
            return letters ? part.toUpperCase() : part;
          });
          const answer = await app.request(PUBLIC_URL + written.join("/") + end);
          expect(answer.status).toBe(308);
          const { origin, pathname } = new URL(answer.headers.get("Location")!, PUBLIC_URL);
          expect(origin).toBe(PUBLIC_URL);
          expect(partsOf(pathname)).toEqual(meant);
          expect((await app.request(PUBLIC_URL + pathname)).status, "only once").not.toBe(308);
        },
      ),
    );
  },
);
