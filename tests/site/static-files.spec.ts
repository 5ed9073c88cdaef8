import { ABOUT_US, BLOG, customerOrderPath, productPath } from "#content/addresses.ts";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "playwright/test";
import { appColours, site } from "#content/site.ts";
import { addressesOf, crawl } from "../support/crawl.ts";
import { get } from "../support/http.ts";

/** Caching, compression, ranges and refusals of the static layer, as a browser or a proxy meets them. */
async function assetOf(pattern: RegExp): Promise<string> {
  const found = [...(await crawl()).values()]
    .flatMap(({ document }) => addressesOf(document))
    .find((address) => pattern.test(address));
  if (!found) throw new Error(`no page uses a file like ${pattern}`);
  return found;
}

const compressed = [
  ["a page", () => Promise.resolve(ABOUT_US)],
  ["a script", () => assetOf(/^\/static\/js\/.+\.js$/)],
  ["a stylesheet", () => assetOf(/^\/static\/css\/.+\.css$/)],
  ["the sitemap", () => Promise.resolve("/sitemap.xml")],
] as const;

for (const [what, address] of compressed) {
  test(`${what} comes compressed as the browser asks`, async () => {
    const path = await address();
    const plain = await get(path);
    const br = await get(path, { headers: { "accept-encoding": "gzip, br" } });
    const gzip = await get(path, { headers: { "accept-encoding": "gzip" } });
    const refused = await get(path, { headers: { "accept-encoding": "br;q=0, gzip;q=0" } });

    expect(plain.headers["content-encoding"]).toBeUndefined();
    expect(refused.headers["content-encoding"]).toBeUndefined();
    expect(br.headers["content-encoding"]).toBe("br");
    expect(gzip.headers["content-encoding"]).toBe("gzip");
    expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
    expect(gunzipSync(gzip.body).equals(plain.body)).toBe(true);
    for (const answer of [plain, br, gzip]) {
      expect(answer.headers.vary).toMatch(/accept-encoding/i);
      expect(Number(answer.headers["content-length"])).toBe(answer.body.length);
    }
    expect(new Set([plain.headers.etag, br.headers.etag, gzip.headers.etag]).size).toBe(3);
  });
}

test("files with a hash in their name are kept for ever, pages are asked for each time", async () => {
  for (const pattern of [
    /^\/static\/js\/.+\.js$/,
    /^\/static\/css\/.+\.css$/,
    /^\/static\/fonts\/.+\.woff2$/,
  ]) {
    const { headers } = await get(await assetOf(pattern));
    expect(headers["cache-control"]).toBe("public, max-age=31536000, immutable");
  }
  const page = await get(ABOUT_US);
  expect(page.headers["cache-control"]).toMatch(/must-revalidate/);
  expect(page.headers["cache-control"]).toMatch(/max-age=0/);
});

test("an unchanged file is answered with 304", async () => {
  for (const path of [
    ABOUT_US,
    await assetOf(/^\/static\/js\/.+\.js$/),
    await assetOf(/^\/media\/.+\.avif$/),
  ]) {
    const { headers } = await get(path);
    const again = await get(path, { headers: { "if-none-match": `"other", W/${headers.etag}` } });
    expect(again.status, path).toBe(304);
    expect(again.body).toHaveLength(0);
    expect((await get(path, { headers: { "if-none-match": '"other"' } })).status).toBe(200);
  }
});

test("media can be read in parts", async () => {
  const path = await assetOf(/^\/media\/.+\.avif$/);
  const whole = await get(path);
  const size = whole.body.length;
  expect(whole.headers["accept-ranges"]).toBe("bytes");

  const parts = [
    ["bytes=0-99", 0, 99],
    ["bytes=100-", 100, size - 1],
    ["bytes=-50", size - 50, size - 1],
    [`bytes=10-${size + 1000}`, 10, size - 1],
  ] as const;
  for (const [range, first, last] of parts) {
    const part = await get(path, { headers: { range } });
    expect(part.status, range).toBe(206);
    expect(part.headers["content-range"]).toBe(`bytes ${first}-${last}/${size}`);
    expect(part.body.equals(whole.body.subarray(first, last + 1)), range).toBe(true);
  }
  const beyond = await get(path, { headers: { range: `bytes=${size}-` } });
  expect(beyond.status).toBe(416);
  expect(beyond.headers["content-range"]).toBe(`bytes */${size}`);
  expect((await get(path, { headers: { range: "bytes=0-9", "if-range": '"other"' } })).status).toBe(
    200,
  );
  expect((await get(path, { headers: { range: "bytes=5-2" } })).status).toBe(200);
});

test("HEAD says the same as GET, without the body", async () => {
  for (const path of [
    ABOUT_US,
    "/sitemap.xml",
    await assetOf(/^\/media\/.+\.avif$/),
    "/no-such-page",
  ]) {
    const [whole, head] = await Promise.all([get(path), get(path, { method: "HEAD" })]);
    expect(head.status, path).toBe(whole.status);
    expect(head.body).toHaveLength(0);
    expect(head.headers["content-type"]).toBe(whole.headers["content-type"]);
    expect(head.headers.etag).toBe(whole.headers.etag);
  }
});

const outside = [
  "/../package.json",
  "/static/../../package.json",
  "/static/js/..%2f..%2f..%2fpackage.json",
  "/%2e%2e/%2e%2e/server/main.ts",
  "/..%5c..%5cpackage.json",
  "/static/js/%252e%252e/package.json",
  "//etc/passwd",
  "/media/%00",
  "/%E0%A4%A",
  "/.env",
  "/.git/config",
  "/build/id",
];

for (const path of outside) {
  test(`nothing outside the site is reached by ${path}`, async () => {
    const { status, body } = await get(path);
    expect([400, 404]).toContain(status);
    expect(body.toString()).not.toMatch(/"devDependencies"|root:.*:0:0|runServer\(/);
  });
}

test("the manifest says what the site is called as an application", async () => {
  const { headers, body } = await get("/site.webmanifest");
  expect(headers["content-type"]).toContain("application/manifest+json");
  expect(JSON.parse(body.toString())).toMatchObject({
    name: site.name,
    background_color: appColours.background,
    theme_color: appColours.theme,
  });
});

test("unknown addresses answer 404 with the 404 page", async () => {
  for (const path of [
    "/no-such-page",
    "/static/js/no-such-file.js",
    "/page/no/such",
    "/no-such-page?a=1",
    productPath("no-such-article"),
    "/portfolio/projects/no-such-project",
    `${BLOG}?page=999`,
    customerOrderPath("a".repeat(43)),
    "/admin/no-such-page",
    "/dev/mail",
    `/${"a/".repeat(7500)}`,
  ]) {
    const { status, body, headers } = await get(path);
    expect(status, path).toBe(404);
    // Made once and for everybody: no nonce, no trace of the address, nothing to be kept.
    expect(headers["content-security-policy"], path).toMatch(
      /script-src 'self'( 'sha256-[^']+')+;/,
    );
    expect(body.toString(), path).not.toMatch(/no-such|nonce="\w/);
    // Tomorrow there may be something.
    expect(headers["cache-control"], path).toBe("no-store");
    expect(headers["content-type"]).toContain("text/html");
    expect(body.toString(), path).toMatch(/<h1[^>]*>[^<]+<\/h1>/);
    expect(body.toString()).toContain("Error 404");
    expect(body.toString()).toContain('<meta name="robots" content="noindex"');
    expect(body.toString()).not.toContain("public-url.invalid");
  }
});

test("the 404 page comes compressed, and as the answer to any method", async () => {
  const plain = await get("/no-such-page");
  const br = await get("/no-such-page", { headers: { "accept-encoding": "gzip, br" } });
  expect(br.headers["content-encoding"]).toBe("br");
  expect(brotliDecompressSync(br.body).equals(plain.body)).toBe(true);
  const posted = await get(`/${"a/".repeat(7500)}`, { method: "POST" });
  expect([posted.status, posted.body.equals(plain.body)]).toEqual([404, true]);
});

test("another case or a trailing slash is led to the registered spelling, query kept", async () => {
  for (const [asked, registered] of [
    [ABOUT_US.replace("a", "A"), ABOUT_US],
    [`${ABOUT_US}/`, ABOUT_US],
    [`${ABOUT_US.toUpperCase()}/?a=1&b=2`, `${ABOUT_US}?a=1&b=2`],
  ] as const) {
    const { status, headers } = await get(asked);
    expect(status, asked).toBe(308);
    expect(headers.location).toBe(registered);
  }
});
