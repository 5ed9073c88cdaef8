import { expect, test } from "playwright/test";
import { brokenLinks } from "../support/broken-links.ts";
import { crawl } from "../support/crawl.ts";
import { get } from "../support/http.ts";
import { siteUrl } from "../support/site-under-test.ts";

test("no link, picture, style, script or anchor leads nowhere", async () => {
  const statusOf = async (path: string) => (await get(path)).status;
  expect(await brokenLinks(await crawl(), siteUrl(), statusOf)).toEqual([]);
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
