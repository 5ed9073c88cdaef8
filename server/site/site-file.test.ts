import { describe, expect, it } from "vitest";
import { cacheControl, kindOf, mediaType } from "./site-file.ts";

describe("what is kept of a site", () => {
  it.each([
    ["static/js/page-3f2a.js", "immutable"],
    ["media/oven-480.avif", "max-age=86400"],
    ["favicon.ico", "max-age=86400"],
  ])("%s is kept: %s", (name, rule) => expect(cacheControl[kindOf(name)]).toContain(rule));

  it.each([
    "index.html",
    "shop.data",
    "routes.json",
    "sitemap.xml",
    "posts/feed.xml",
    "robots.txt",
  ])("%s is asked about each time", (name) =>
    expect(cacheControl[kindOf(name)]).toBe("public, max-age=0, must-revalidate"),
  );

  it("icons of the build before are shown once at most", () => {
    expect(cacheControl[kindOf("icons.svg")]).toMatch(/max-age=0, stale-while-revalidate/);
  });
});

it.each([
  ["photo.JPEG", "image/jpeg"],
  ["list.csv", "text/csv; charset=utf-8"],
  ["catalogue.tar.gz", "application/gzip"],
  ["odd.thing", "application/octet-stream"],
])("%s is %s", (name, type) => expect(mediaType(name)).toBe(type));
