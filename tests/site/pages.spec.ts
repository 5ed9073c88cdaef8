import { type HTMLElement, parse } from "node-html-parser";
import { expect, test } from "playwright/test";
import { allPaths } from "#registry/all-paths.ts";
import { findPage, pages } from "#registry/pages.ts";
import { site } from "#content/site.ts";
import { textDirection } from "#shared/text-direction.ts";
import { crawl } from "../support/crawl.ts";
import { lengthInLetters } from "../support/description-length.ts";
import { get } from "../support/http.ts";
import { validateHtml } from "../support/validate-html.ts";
import { siteUrl } from "../support/site-under-test.ts";

/** What every page owes its readers and search engines, read from the HTML as served. */
for (const { path } of allPaths()) {
  test(`${path} is a complete page`, async () => {
    const page = (await crawl()).get(path)!;
    const { document, html } = page;
    expect(page.status).toBe(200);

    const head = document.querySelector("head")!;
    expect(document.querySelector("html")?.getAttribute("lang")).toBe(site.language);
    const direction = document.querySelector("html")?.getAttribute("dir") ?? "ltr";
    expect(direction).toBe(textDirection(site.language));
    expect(head.querySelectorAll("title")).toHaveLength(1);
    expect(document.querySelectorAll("h1"), "one h1").toHaveLength(1);
    expect(document.querySelector("h1")?.text.trim()).not.toBe("");
    expect(document.querySelectorAll("main"), "one main").toHaveLength(1);

    const description =
      head.querySelector('meta[name="description"]')?.getAttribute("content") ?? "";
    // What a post or an article says of itself in a sentence may be short.
    const least = pages.some((each) => each.path === path) ? 50 : 1;
    expect(lengthInLetters(description), `description: "${description}"`).toBeGreaterThanOrEqual(
      least,
    );
    expect(description.length, `description: "${description}"`).toBeLessThanOrEqual(170);

    const canonical = `${siteUrl()}${findPage(path)?.canonical ?? path}`;
    expect(head.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(canonical);
    expect(head.querySelector('meta[property="og:url"]')?.getAttribute("content")).toBe(canonical);
    for (const told of structuredData(document))
      if (told["@type"] === "BlogPosting") {
        expect(told.mainEntityOfPage).toBe(canonical);
        expect(head.querySelector('meta[property="og:type"]')?.getAttribute("content")).toBe(
          "article",
        );
      }
    expect(html, "the place holder of PUBLIC_URL is left").not.toContain("public-url.invalid");

    expect(headingJumps(document)).toEqual([]);
    expect(
      duplicates(document.querySelectorAll("[id]").map(({ id }) => id)),
      "ids used twice",
    ).toEqual([]);
    for (const image of document.querySelectorAll("img")) {
      for (const attribute of ["alt", "width", "height"]) {
        expect(
          image.hasAttribute(attribute),
          `${attribute} of ${image.toString().slice(0, 200)}`,
        ).toBe(true);
      }
    }
    expect(await validateHtml(html)).toEqual([]);
  });
}

test("every page has its own title", async () => {
  const titles = [...(await crawl()).values()].map(
    ({ document }) => document.querySelector("title")?.text ?? "",
  );
  expect(duplicates(titles)).toEqual([]);
});

test("each page of a list is one of its own for search engines", async () => {
  for (const { path, document } of (await crawl()).values()) {
    const links = document.querySelectorAll("main a").map((link) => link.getAttribute("href"));
    const turning = [`${path}?page=2`, "?page=2"];
    if (!links.some((href) => turning.includes(href?.replace(/#.*/, "") ?? ""))) continue;
    const second = parse((await get(`${path}?page=2`)).body.toString());
    const canonical = `${siteUrl()}${findPage(path)?.canonical ?? path}?page=2`;
    expect(second.querySelector('link[rel="canonical"]')?.getAttribute("href")).toBe(canonical);
    expect(second.querySelector("title")?.text).toMatch(/, page 2 ·/);
  }
});

test("the sitemap lists every canonical address, and each is served as itself", async () => {
  const crawled = await crawl();
  const canonical = [...crawled.values()]
    .filter(
      ({ path, document }) =>
        document.querySelector('link[rel="canonical"]')?.getAttribute("href") === siteUrl() + path,
    )
    .map(({ path }) => siteUrl() + path);
  const xml = (await get("/sitemap.xml")).body.toString();
  const listed = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => address);
  expect(new Set(listed)).toEqual(new Set(canonical));
  expect(listed).toHaveLength(canonical.length);
});

/** What search engines are told in words of schema.org. */
function structuredData(document: HTMLElement): Readonly<Record<string, unknown>>[] {
  return document
    .querySelectorAll('script[type="application/ld+json"]')
    .map(({ text }) => JSON.parse(text) as Record<string, unknown>);
}

/** `h2 → h4`: a heading more than one level below the one before it. Dialogs and popovers are closed, so no part of the order. */
function headingJumps(document: HTMLElement): string[] {
  const levels = document
    .querySelectorAll("h1, h2, h3, h4, h5, h6")
    .filter((heading) => !heading.closest("dialog") && !heading.closest("[popover]"))
    .map(({ tagName }) => Number(tagName[1]));
  return levels.flatMap((level, index) => {
    const before = levels[index - 1] ?? 0;
    return level > before + 1 ? [`h${before} → h${level}`] : [];
  });
}

function duplicates(values: readonly string[]): string[] {
  return [...new Set(values.filter((value, index) => values.indexOf(value) !== index))];
}
