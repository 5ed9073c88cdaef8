import { execFile } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { parse } from "node-html-parser";
import { type Browser, chromium, type Page } from "playwright";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { BLOG_GRID, CONTACT_SIMPLE, SEARCH, SHOP } from "#content/addresses.ts";
import { site } from "#content/site.ts";
import { allPaths } from "#registry/all-paths.ts";
import { pages } from "#registry/pages.ts";
import { serverAddresses, serverNeeds } from "#registry/server-needs.ts";
import { withoutBasePath } from "#shared/base-path.mjs";
import { isBeneath } from "#shared/beneath.ts";
import { shellOptions } from "../tests/support/chromium.ts";
import { addressesOf } from "../tests/support/crawl.ts";
import { freePort } from "../tests/support/free-port.ts";
import { type SiteServer, startSiteServer } from "../tests/support/site-server.ts";
import { fileHosts, type ServeFolder } from "./support/file-hosts.ts";
import { serveFiles } from "./support/file-server.ts";

/* The site as files, behind a server that knows nothing of it. */

const root = join(import.meta.dirname, "..");
const run = promisify(execFile);

/** Longer than a busy machine takes to build the site twice. */
const BUILD_MS = 1_200_000;

let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch(shellOptions);
});
afterAll(() => browser.close());

interface Exported {
  folder: string;
  /** Where it stands on its host: `/my-site`, or "" at the root. */
  base: string;
  /** With the path. */
  address: string;
  said: string;
}

interface Place {
  base?: string;
  /** Origin of the server that it leads to. */
  api?: string;
}

/** Exports and serves. */
async function exported(
  port: number,
  { base = "", api }: Place = {},
): Promise<Exported & { end(): Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "vitrine-export-"));
  const address = `http://127.0.0.1:${port}${base}`;
  const more = api ? ["--api", api] : [];
  const options = ["scripts/export.mjs", address, "--out", folder, ...more];
  const { stdout } = await run(process.execPath, options, { cwd: root });
  const close = await serveFiles(folder, port, base);
  return {
    folder,
    base,
    address,
    said: stdout,
    async end() {
      await close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The addresses of the pages in a folder. */
function pagesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /(?:^|\/)index\.html$/.test(name))
    .map((name) => `/${name}`.replace(/\/index\.html$/, "") || "/");
}

const htmlOf = (folder: string, path: string) =>
  readFileSync(join(folder, path, "index.html"), "utf8");

/** A page in a browser, which must not complain of anything. */
async function visitor(): Promise<{ page: Page; faults: string[] }> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("console", (message) => {
    if (["error", "warning"].includes(message.type()))
      faults.push(`${page.url()}: ${message.text()}`);
  });
  page.on("pageerror", (error) => faults.push(`${page.url()}: ${error.message}`));
  page.on("response", (answer) => {
    if (answer.status() >= 400) faults.push(`${answer.status()} ${answer.url()}`);
  });
  onTestFinished(() => context.close());
  return { page, faults };
}

/** Until its script runs. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForFunction(() => document.documentElement.dataset.alive !== undefined);
}

/** The next page of a list shows other posts, and the search finds what is asked for. */
async function findsAnswersInFiles(page: Page, { address }: Exported): Promise<void> {
  await open(page, `${address}${BLOG_GRID}`);
  const posts = page.getByRole("main").getByRole("article");
  const before = await posts.count();
  await open(page, `${address}${BLOG_GRID}?page=2`);
  await page.waitForURL(/\?page=2$/);
  await expect.poll(() => posts.count()).not.toBe(before);
  const [home] = pages.filter(({ group }) => group === "home");
  await open(page, `${address}${SEARCH}?q=${encodeURIComponent(home?.title ?? "")}`);
  await page.getByRole("main").getByRole("heading", { level: 3 }).first().waitFor();
}

/** The mark leads to the front page, in the same document. */
async function goesToTheFront(page: Page, { address }: Exported): Promise<void> {
  await page.evaluate(() => (document.body.dataset.stayed = ""));
  await page.getByRole("banner").getByRole("link").first().click();
  await page.waitForURL(`${address}/`);
  expect(await page.evaluate(() => document.body.dataset.stayed), "no new document").toBe("");
}

/** One page of each group, and each page that a group is entered by. */
const onePageOfEach = [
  ...new Map(
    pages.filter(({ prerender }) => prerender !== false).map((each) => [each.group, each]),
  ),
].map(([, { path }]) => path);

/** Every address of the site that a page names answers; a place on a page is there. */
async function findDead({ folder, base, address: site }: Exported): Promise<string[]> {
  const { origin } = new URL(site);
  const answered = new Map<string, Promise<boolean>>();
  const answers = (path: string) => {
    const known = answered.get(path) ?? fetch(origin + path).then(({ ok }) => ok);
    answered.set(path, known);
    return known;
  };
  const dead: string[] = [];
  for (const path of pagesIn(folder)) {
    const document = parse(htmlOf(folder, path));
    // It shows an address that leads nowhere, and says so.
    const meant = new Set(
      document.querySelectorAll("form").map((form) => form.getAttribute("action")),
    );
    for (const address of addressesOf(document)) {
      const url = URL.parse(address, site + path);
      if (url?.origin !== origin || (path.includes("error-404") && meant.has(address))) continue;
      const own = withoutBasePath(base, url.pathname) ?? url.pathname;
      if (isBeneath(own, serverAddresses) || !(await answers(url.pathname)))
        dead.push(`${path} → ${address}`);
    }
  }
  return dead;
}

const hosts = fileHosts.flatMap(({ name, serve }) => (serve ? [{ name, serve }] : []));

/** Addresses, headers and the page for what is not there, as the export's own file for this server has them. */
async function standsBehind(serve: ServeFolder, { folder, base }: Exported): Promise<void> {
  const origin = await serve(folder, base);
  const ask = (path: string) => fetch(origin + base + path, { redirect: "manual" });
  for (const { path } of allPaths().filter(({ path: each }) => !isBeneath(each, serverAddresses)))
    expect((await ask(path)).status, path).toBe(200);
  const front = await ask("/");
  expect(front.headers.get("content-security-policy")).toBe("frame-ancestors 'self'");
  expect(front.headers.get("x-content-type-options")).toBe("nosniff");
  expect(front.headers.get("content-type")).toMatch(/^text\/html; ?charset=utf-8$/i);
  expect(front.headers.get("cache-control")).toMatch(/must-revalidate/);
  const [script] = readdirSync(join(folder, "static/js"));
  const kept = await ask(`/static/js/${script}`);
  expect(kept.headers.get("cache-control")).toMatch(/immutable/);
  expect(kept.headers.get("content-type")).toMatch(/javascript/);
  const withoutSlash = (await ask(`${SHOP}/`)).headers.get("location") ?? "";
  expect(new URL(withoutSlash, origin).pathname).toBe(base + SHOP);
  for (const path of ["/nowhere", "/nginx.conf", "/_headers", "/_redirects"])
    expect((await ask(path)).status, path).toBe(404);
  expect(await (await ask("/nowhere")).text()).toContain("<h1");
  expect([403, 404]).toContain((await ask("/.htaccess")).status);
}

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
    const { page, faults } = await visitor();
    for (const path of onePageOfEach) await open(page, site_.address + path);
    await open(page, `${site_.address}${CONTACT_SIMPLE}`);
    const mail = page.getByRole("main").getByRole("link", { name: /^Write to / });
    await expect.poll(() => mail.first().getAttribute("href")).toMatch(/^mailto:/);
    await goesToTheFront(page, site_);
    expect(faults).toEqual([]);
  });

  it("shows what an address asks for with its query: a page of a list, a department", async () => {
    const { page, faults } = await visitor();
    await findsAnswersInFiles(page, site_);
    await open(page, `${site_.address}${SHOP}`);
    const department = page.getByRole("navigation", { name: "Shop" }).getByRole("link").nth(1);
    const name = (await department.textContent()) ?? "";
    await department.click();
    await page.getByRole("heading", { level: 1, name }).waitFor();
    expect(faults).toEqual([]);
  });

  it("is searched in the browser", async () => {
    const { page, faults } = await visitor();
    await open(page, `${site_.address}${SEARCH}`);
    await page.keyboard.press("Control+k");
    await page.getByRole("combobox").fill(site.name);
    await page.getByRole("option").first().waitFor();
    expect(faults).toEqual([]);
  });

  it("has a page for what is not there, from which one goes on", async () => {
    const { page, faults } = await visitor();
    await open(page, `${site_.address}/nowhere/at/all?x=1`);
    expect(await page.getByRole("heading", { level: 1 }).count()).toBe(1);
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
    const { page, faults } = await visitor();
    await findsAnswersInFiles(page, site_);
    await goesToTheFront(page, site_);
    expect(faults).toEqual([]);
  });

  it.each(hosts)("stands behind $name below its path", ({ serve }) => standsBehind(serve, site_));

  it("sends a form to the server, with script and without", async () => {
    const { page, faults } = await visitor();
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
