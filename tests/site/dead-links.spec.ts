import { expect, test } from "playwright/test";
import { allPaths } from "#registry/all-paths.ts";
import { extraRoutes } from "#registry/pages.ts";
import { addressesOf, crawl } from "../support/crawl.ts";
import { get } from "../support/http.ts";
import { siteUrl } from "../support/site-under-test.ts";

/** Addresses with a parameter that no content answers, as patterns: nobody can list them. */
const extra = extraRoutes
  .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`))
  .filter((pattern) => !allPaths().some(({ path }) => pattern.test(path)));
/** The way to the real 404 page, on the page that explains it. */
const nowhere = "/page/never-was-here";

test("no link, picture, style, script or anchor leads nowhere", async () => {
  const crawled = await crawl();
  const broken: string[] = [];
  const statuses = new Map<string, Promise<number>>();
  const statusOf = (path: string) => {
    const known = statuses.get(path) ?? get(path).then(({ status }) => status);
    statuses.set(path, known);
    return known;
  };

  for (const { path, document } of crawled.values()) {
    for (const address of addressesOf(document)) {
      if (["", "#", nowhere].includes(address)) continue;
      const target = new URL(address, siteUrl() + path);
      if (target.origin !== siteUrl()) continue;
      // One slash too many is answered by 308.
      const destination = decodeURI(target.pathname).replace(/(?<=.)\/$/, "");
      if (extra.some((pattern) => pattern.test(destination))) continue;
      const page = crawled.get(destination);
      if (target.hash && page) {
        const id = decodeURIComponent(target.hash.slice(1));
        // The beginning of a page has this name in every document.
        if (id !== "top" && !page.document.getElementById(id))
          broken.push(`${path}: ${address} (no element has this id)`);
      } else if (!page && (await statusOf(target.pathname + target.search)) !== 200) {
        broken.push(`${path}: ${address} (${await statusOf(target.pathname + target.search)})`);
      }
    }
  }

  expect([...new Set(broken)]).toEqual([]);
});

test("links that open elsewhere say so to the browser, and none runs script", async () => {
  // Tens of thousands of links: one assertion at the end, as each is recorded as a step.
  const faults: string[] = [];
  for (const { path, document } of (await crawl()).values()) {
    for (const link of document.querySelectorAll("a[href]")) {
      const runsScript = /^\s*javascript:/i.test(link.getAttribute("href") ?? "");
      const opensUnasked =
        link.getAttribute("target") === "_blank" &&
        !(link.getAttribute("rel") ?? "").includes("noopener");
      if (runsScript || opensUnasked) faults.push(`${path}: ${link.toString()}`);
    }
  }
  expect(faults).toEqual([]);
});
