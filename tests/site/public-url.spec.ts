import { ABOUT_US, PRIVACY, PRIVACY_IN_SHORT } from "#content/addresses.ts";
import { formatMoment } from "#app/lib/format-moment.ts";
import { site } from "#content/site.ts";
import { expect, test } from "playwright/test";
import { get } from "../support/http.ts";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";

const address = "https://www.example.org";
let server: SiteServer;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  server = await startSiteServer({ PUBLIC_URL: address, KEEP_MESSAGES_DAYS: "91" });
});
test.afterAll(() => server?.stop());

test("one build serves any address: PUBLIC_URL stands in pages, sitemap, robots.txt and social tags", async () => {
  const read = async (path: string) => (await get(path, { origin: server.url })).body.toString();
  for (const path of [ABOUT_US, `${ABOUT_US}?a=1`]) {
    const page = await read(path);
    expect(page, path).toContain(`<link rel="canonical" href="${address}${ABOUT_US}"`);
    expect(page, path).toContain(`<meta property="og:url" content="${address}${ABOUT_US}"`);
    expect(page, path).toMatch(
      new RegExp(`<meta property="og:image" content="${address}/[^"]+\\.(jpg|png)"`),
    );
    expect(page, path).not.toContain("127.0.0.1");
    expect(page, path).not.toContain("public-url.invalid");
  }
  expect(await read("/sitemap.xml")).toContain(`<loc>${address}${ABOUT_US}</loc>`);
  expect(await read("/sitemap.xml")).not.toContain("127.0.0.1");
  expect(await read("/robots.txt")).toContain(`Sitemap: ${address}/sitemap.xml`);
});

test("the address is also right in the data that client navigation loads", async () => {
  const { status, body } = await get(`${ABOUT_US}.data`, { origin: server.url });
  expect(status).toBe(200);
  expect(body.toString()).toContain(address);
  expect(body.toString()).not.toContain("public-url.invalid");
});

test("so do the periods of keeping: in prerendered privacy pages, in those made on request, and in their data", async () => {
  for (const path of [PRIVACY, `${PRIVACY}?a=1`, `${PRIVACY}.data`, PRIVACY_IN_SHORT]) {
    const page = (await get(path, { origin: server.url })).body.toString();
    expect(page, path).toMatch(/\b91\b/);
    expect(page, path).not.toContain("{KEEP_");
  }
});

test("a site that is closed for work says so everywhere, with its looks and without script", async () => {
  const closed = await startSiteServer({ MAINTENANCE: "2099-11-04T18:30+01:00" });
  const { status, headers, body } = await get(ABOUT_US, { origin: closed.url });
  const html = body.toString();
  expect(status).toBe(503);
  expect(Number(headers["retry-after"])).toBeGreaterThanOrEqual(60);
  expect(html).toContain("We are changing the window.");
  const until = Date.parse("2099-11-04T18:30+01:00");
  expect(html).toContain(formatMoment(until, site.timeZone));
  expect(html).not.toContain('id="page-modules"');
  const stylesheet = /<link rel="stylesheet" href="([^"]+)"/.exec(html)?.[1] ?? "";
  expect((await get(stylesheet, { origin: closed.url })).status).toBe(200);
  await closed.stop();
});
