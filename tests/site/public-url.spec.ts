import { expect, test } from "playwright/test";
import { get } from "../support/http.ts";
import { type SiteServer, startSiteServer } from "../support/site-server.ts";

const address = "https://www.example.org";
let server: SiteServer;

test.describe.configure({ mode: "default" });

test.beforeAll(async () => {
  server = await startSiteServer({ PUBLIC_URL: address });
});
test.afterAll(() => server?.stop());

test("one build serves any address: PUBLIC_URL stands in pages, sitemap, robots.txt and social tags", async () => {
  const read = async (path: string) => (await get(path, { origin: server.url })).body.toString();
  for (const path of ["/home-startup", "/home-startup?a=1"]) {
    const page = await read(path);
    expect(page, path).toContain(`<link rel="canonical" href="${address}/home-startup"`);
    expect(page, path).toContain(`<meta property="og:url" content="${address}/home-startup"`);
    expect(page, path).toMatch(
      new RegExp(`<meta property="og:image" content="${address}/[^"]+\\.(jpg|png)"`),
    );
    expect(page, path).not.toContain("127.0.0.1");
    expect(page, path).not.toContain("public-url.invalid");
  }
  expect(await read("/sitemap.xml")).toContain(`<loc>${address}/home-startup</loc>`);
  expect(await read("/sitemap.xml")).not.toContain("127.0.0.1");
  expect(await read("/robots.txt")).toContain(`Sitemap: ${address}/sitemap.xml`);
});

test("the address is also right in the data that client navigation loads", async () => {
  const { status, body } = await get("/home-startup.data", { origin: server.url });
  expect(status).toBe(200);
  expect(body.toString()).toContain(address);
  expect(body.toString()).not.toContain("public-url.invalid");
});
