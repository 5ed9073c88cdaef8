import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "node-html-parser";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { CONTACT_SIMPLE, SEARCH, SHOP } from "#content/addresses.ts";
import { site } from "#content/site.ts";
import { allPaths } from "#registry/all-paths.ts";
import { pages } from "#registry/pages.ts";
import { serverAddresses, serverNeeds } from "#registry/server-needs.ts";
import { isBeneath } from "#shared/beneath.ts";
import { shellOptions } from "../tests/support/chromium.ts";
import { addressesOf } from "../tests/support/crawl.ts";
import { freePort } from "../tests/support/free-port.ts";
import { type SiteServer, startSiteServer } from "../tests/support/site-server.ts";
import {
  findsAnswersInFiles,
  goesToTheFront,
  goesToTheNextPage,
  open,
  visitor,
} from "./support/export-visitor.ts";
import { exported, findDead, htmlOf, pagesIn } from "./support/exported-site.ts";
import { hosts, standsBehind } from "./support/stands-behind.ts";

/* The site as files, behind a server that knows nothing of it. */

/** Longer than a busy machine takes to build the site twice. */
const BUILD_MS = 1_200_000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(shellOptions);
});
afterAll(() => browser.close());

/** One page of each group, and each page that a group is entered by. */
const onePageOfEach = [
  ...new Map(
    pages.filter(({ prerender }) => prerender !== false).map((each) => [each.group, each]),
  ),
].map(([, { path }]) => path);

describe("an export without a server", () => {
  let site_: Awaited<ReturnType<typeof exported>>;
  beforeAll(async () => {
    site_ = await exported(await freePort());
  }, BUILD_MS);
  afterAll(() => site_?.end());

  it("has every page but those of the server, and says what is left out", () => {
    const there = new Set(pagesIn(site_.folder));
    for (const { path } of allPaths())
      expect(there.has(path), path).toBe(!isBeneath(path, serverAddresses));
    for (const { what, alone } of serverNeeds) expect(site_.said).toContain(`${what} ${alone}.`);
    expect(site_.said).not.toContain("lead nowhere");
  });

  it("leads nowhere that is not there", async () => {
    expect(await findDead(site_)).toEqual([]);
  });

  it("has no control for what only a server does, and no place where one was", () => {
    for (const path of pagesIn(site_.folder)) {
      const document = parse(htmlOf(site_.folder, path));
      expect(document.querySelectorAll('form[method="post"]').length, path).toBe(0);
      const empty = document
        .querySelectorAll("[data-site-header] li, [data-site-footer] li, nav li")
        .filter((item) => item.innerHTML.trim() === "");
      expect(empty.length, `${path}: empty items`).toBe(0);
    }
  });

  it("has its own address and periods in pages, feeds, sitemap and robots.txt", async () => {
    const textOf = async (path: string) => (await fetch(site_.address + path)).text();
    expect(await textOf("/robots.txt")).toContain(`Sitemap: ${site_.address}/sitemap.xml`);
    const listed = [...(await textOf("/sitemap.xml")).matchAll(/<loc>([^<]+)/g)].map(
      ([, at = ""]) => at,
    );
    expect(listed.length).toBeGreaterThan(0);
    for (const address of listed) expect((await fetch(address)).status, address).toBe(200);
    for (const name of readdirSync(site_.folder, { recursive: true, encoding: "utf8" }))
      if (/\.(html|data|xml|txt|json|webmanifest)$/.test(name)) {
        const text = readFileSync(join(site_.folder, name), "utf8");
        expect(text.includes("public-url.invalid"), name).toBe(false);
        expect(/\{KEEP_\w+\}/.test(text), name).toBe(false);
      }
  });

  it("comes to life on one page of each kind, and goes from one to the next", async () => {
    const { page, faults } = await visitor(browser);
    for (const path of onePageOfEach) await open(page, site_.address + path);
    await open(page, `${site_.address}${CONTACT_SIMPLE}`);
    const mail = page.getByRole("main").getByRole("link", { name: /^Write to / });
    await expect.poll(() => mail.first().getAttribute("href")).toMatch(/^mailto:/);
    await goesToTheFront(page, site_);
    expect(faults).toEqual([]);
  });

  it("shows what an address asks for with its query: a page of a list, a department", async () => {
    const { page, faults } = await visitor(browser);
    await findsAnswersInFiles(page, site_);
    await open(page, `${site_.address}${SHOP}`);
    const department = page.getByRole("navigation", { name: "Shop" }).getByRole("link").nth(1);
    const name = (await department.textContent()) ?? "";
    await department.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(faults).toEqual([]);
  });

  it("is searched in the browser", async () => {
    const { page, faults } = await visitor(browser);
    await open(page, `${site_.address}${SEARCH}`);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(site.name);
    await page.getByRole("option").first().waitFor();
    expect(faults).toEqual([]);
  });

  it("has a page for what is not there, from which one goes on", async () => {
    const { page, faults } = await visitor(browser);
    await open(page, `${site_.address}/nowhere/at/all?x=1`);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
    await goesToTheNextPage(page);
    await page.getByRole("banner").getByRole("link").first().click();
    await page.waitForURL(`${site_.address}/`);
    expect(faults.filter((fault) => !fault.includes("404"))).toEqual([]);
  });

  it.each(hosts)("stands behind $name with its own file", ({ serve }) =>
    standsBehind(serve, site_),
  );
});

describe("an export below a path, with a server elsewhere", () => {
  let server: SiteServer;
  let site_: Awaited<ReturnType<typeof exported>>;
  beforeAll(async () => {
    const port = await freePort();
    server = await startSiteServer({ ALLOWED_ORIGINS: `http://127.0.0.1:${port}` });
    site_ = await exported(port, { base: "/shop", api: server.url });
  }, BUILD_MS);
  afterAll(async () => {
    await site_?.end();
    await server.stop();
  });

  it("says what is there, and leads nowhere that is not there", async () => {
    for (const { what, elsewhere } of serverNeeds)
      expect(site_.said).toContain(`${what} ${elsewhere}.`);
    expect(site_.said).toContain(`ALLOWED_ORIGINS=${new URL(site_.address).origin}.`);
    expect(await findDead(site_)).toEqual([]);
  });

  it("leads to pages of the server that are there", async () => {
    const seen = new Set<string>();
    for (const path of pagesIn(site_.folder))
      for (const address of addressesOf(parse(htmlOf(site_.folder, path))))
        if (address.startsWith(server.url)) seen.add(address.replace(/#.*/, ""));
    expect(seen.size).toBeGreaterThan(2);
    for (const address of seen) expect((await fetch(address)).status, address).toBe(200);
  });

  it("goes from page to page below its path, and finds answers in files", async () => {
    const { page, faults } = await visitor(browser);
    await findsAnswersInFiles(page, site_);
    await goesToTheFront(page, site_);
    expect(faults).toEqual([]);
  });

  it.each(hosts)("stands behind $name below its path", ({ serve }) => standsBehind(serve, site_));

  it("sends a form to the server, with script and without", async () => {
    const { page, faults } = await visitor(browser);
    await open(page, `${site_.address}${CONTACT_SIMPLE}`);
    await write(page);
    await page.getByText("Your message is with us").or(page.getByRole("status")).first().waitFor();
    await expect
      .poll(() => page.getByRole("main").getByRole("status").allTextContents())
      .toContainEqual(expect.stringMatching(/\w/));
    expect(faults).toEqual([]);

    const context = await browser.newContext({ javaScriptEnabled: false });
    onTestFinished(() => context.close());
    const plain = await context.newPage();
    await plain.goto(`${site_.address}${CONTACT_SIMPLE}`);
    await write(plain);
    await plain.waitForURL(`${server.url}${CONTACT_SIMPLE}?**sent=contact**`);
  });

  async function write(page: Page): Promise<void> {
    const form = page.getByRole("form", { name: "Write to us" });
    await form.getByLabel("Your name").fill("Ada Lovelace");
    await form.getByLabel("Email").fill("ada@example.com");
    await form.getByLabel("Your message").fill("From a page on another host.");
    await form.getByRole("button", { name: "Send message" }).click();
  }
});
