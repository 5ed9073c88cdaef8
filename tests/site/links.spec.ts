import { expect, test } from "playwright/test";
import { brokenLinks, nowhere, withSlash } from "../support/broken-links.ts";
import { crawl } from "../support/crawl.ts";
import { get } from "../support/http.ts";
import { siteUrl } from "../support/site-under-test.ts";

/** The specification's only bare hash: the plan button of ADVANCED in the set that costs $1200 a month. */
const bareHashAllowed = "ADVANCED";

test("no link, picture, style, script or anchor leads nowhere", async () => {
  const statusOf = async (path: string) => (await get(path)).status;
  expect(await brokenLinks(await crawl(), siteUrl(), statusOf)).toEqual([]);
});

test("a bare hash stands only where the specification has one", async () => {
  for (const { path, document } of (await crawl()).values()) {
    const bare = document
      .querySelectorAll('a[href="#"], a[href=""]')
      .map((link) => link.closest("li, article, section")?.text ?? "");
    expect(
      bare.filter((around) => !around.includes(bareHashAllowed)),
      path,
    ).toEqual([]);
  }
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

test("the two addresses that are meant to answer otherwise do so", async () => {
  expect((await get(withSlash)).status).toBe(308);
  expect((await get(nowhere)).status).toBe(404);
});
