import { SERVICES } from "#content/addresses.ts";
import { expect, test } from "playwright/test";
import { nowhere } from "../support/broken-links.ts";
import { crawl } from "../support/crawl.ts";
import { get } from "../support/http.ts";

/** Written with a slash in the specification, letter for letter; answered by 308. */
const withSlash = `${SERVICES}/`;
/** The specification's only bare hash: the plan button of ADVANCED in the set that costs $1200 a month. */
const bareHashAllowed = "ADVANCED";

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

test("a telephone number reads as it is dialled, also from right to left", async () => {
  for (const { path, document } of (await crawl()).values()) {
    const reversed = document
      .querySelectorAll('a[href^="tel:"]')
      .filter(
        (link) =>
          /\d/.test(link.text) && !link.closest('[dir="ltr"]') && !link.querySelector("bdi"),
      )
      .map((link) => link.text);
    expect.soft(reversed, path).toEqual([]);
  }
});

test("the two addresses that are meant to answer otherwise do so", async () => {
  expect((await get(withSlash)).status).toBe(308);
  expect((await get(nowhere)).status).toBe(404);
});
