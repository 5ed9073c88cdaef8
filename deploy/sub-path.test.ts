import { parse } from "node-html-parser";
import { type Browser, chromium, type Page } from "playwright/test";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import {
  ABOUT_US,
  ACCOUNT,
  CART,
  CHECKOUT,
  confirmAccountPath,
  confirmSubscriptionPath,
  COMMENT_REVIEW,
  SIGN_IN,
  SUBSCRIPTION,
} from "#content/addresses.ts";
import { posts } from "#content/blog.ts";
import { feedFiles } from "#content/feed-files.ts";
import { OFFICE } from "#shared/back-office/addresses.ts";
import { launchOptions } from "../tests/support/chromium.ts";
import { createBuyer, placed } from "../tests/contract/support/buyer.ts";
import { skuOf, withArticles } from "../tests/support/goods.ts";
import { card, fillInCheckout, pay } from "../tests/support/buyers.ts";
import { type SiteBelow, siteBelow } from "./support/below-path.ts";
import { addressesIn, deadAmong } from "./support/crawl-below.ts";
import { arrivedAt, open, watchedPage } from "./support/page-below.ts";
import { BASE, follow, isBelow, linkTo, sent } from "./support/visit-below.ts";

/* A site below a path, whole: built for it in a copy of the project. */

const OWNER = "owner@example.com";
/** Longer than a busy machine needs for a build. */
const BUILD_MS = 1_200_000;

let site: SiteBelow;
beforeAll(async () => {
  site = await siteBelow(BASE, { ADMIN_EMAILS: OWNER, OWNER_EMAIL: OWNER });
  vi.stubEnv("VITRINE_TEST_DATA", site.dataDir);
}, BUILD_MS);
afterAll(() => site?.stop());

describe("what is outside of the path", () => {
  it("is nothing of the site's; the path without its slash is the front page", async () => {
    for (const address of ["/", ABOUT_US, "/healthz", "/robots.txt", `${BASE}x/`])
      expect((await follow(site, address)).status, address).toBe(404);
    const bare = await follow(site, `${BASE}?a=1`);
    expect(bare.status).toBe(308);
    expect(bare.headers.get("Location")).toBe(`${BASE}/?a=1`);
    expect((await site.ask("/healthz")).status).toBe(200);
  });
});

describe("every page", () => {
  it("leads to what is below the path and there: pages, files, forms", async () => {
    const { asked, outside } = await addressesIn(site);
    expect(outside).toEqual([]);
    expect(asked.size).toBeGreaterThan(1000);

    expect(await deadAmong(site, asked)).toEqual([]);
  });

  it("has styles whose fonts and pictures are there", async () => {
    const page = await (await site.ask("/")).text();
    const sheets = [...page.matchAll(/<link rel="stylesheet" href="([^"#]+)/g)].map(
      ([, a = ""]) => a,
    );
    expect(sheets.length).toBeGreaterThan(0);
    for (const sheet of new Set(sheets)) {
      const css = await (await follow(site, sheet)).text();
      for (const [, address = ""] of css.matchAll(/url\(["']?(\/[^)"']+)/g)) {
        expect(address).toSatisfy(isBelow);
        expect((await follow(site, address)).status, address).toBe(200);
      }
    }
  });

  it("is listed with the path: sitemap, feeds, robots.txt, manifest", async () => {
    const text = async (address: string) => (await site.ask(address)).text();
    const listed = [...(await text("/sitemap.xml")).matchAll(/<loc>([^<]+)/g)].map(
      ([, a = ""]) => a,
    );
    expect(listed.length).toBeGreaterThan(100);
    expect(listed.filter((address) => !address.startsWith(`${site.url}/`))).toEqual([]);
    expect(await text("/robots.txt")).toMatch(`Disallow: ${BASE}/api/`);
    expect(await text("/robots.txt")).toMatch(`Sitemap: ${site.url}/sitemap.xml`);
    for (const { path } of feedFiles) {
      const feed = await text(path);
      const own = [...feed.matchAll(/http:\/\/127\.0\.0\.1:\d+[^"<\s\\]*/g)].map(([a]) => a);
      expect(own.length).toBeGreaterThan(10);
      expect(own.filter((address) => !`${address}/`.startsWith(`${site.url}/`))).toEqual([]);
      expect(feed).not.toMatch(/ (?:href|src)=\\?"\//);
    }
    const manifest = JSON.parse(await text("/site.webmanifest")) as {
      start_url: string;
      icons: { src: string }[];
    };
    expect(manifest.start_url).toBe(`${BASE}/`);
    for (const { src } of manifest.icons) expect((await follow(site, src)).status, src).toBe(200);
  });
});

describe("without script", () => {
  withArticles((sold) => {
    it("an order goes from the cart to its paid page, and its mail leads there", async () => {
      const sku = skuOf(sold);
      const form = { form: "cart-add", sku, quantity: "1" };
      const { location, cookies, page } = await sent(site, ABOUT_US, form);
      expect(location).toMatch(/[?&]sent=cart-add/);
      expect(page.status).toBe(200);
      expect(cookies).toContain("vitrine_cart=");

      const buyer = createBuyer((address, init) => site.ask(address, init));
      await buyer.put(sku, 2);
      const { next } = await placed(await buyer.order());
      const order = await site.ask(next);
      expect(order.status).toBe(200);
      expect(parse(await order.text()).text).toMatch(/paid/i);
      expect(await linkTo("ada@example.com", next)).toBe(BASE + next);
    });
  });

  it("a subscription is confirmed by the link of its mail", async () => {
    const email = "reader@example.com";
    const answer = await sent(site, ABOUT_US, { form: "subscribe", email });
    expect(answer.location).toMatch(`${BASE}${ABOUT_US}?sent=subscribe`);
    expect(answer.text).toContain("successfully subscribed");
    const link = await linkTo(email, SUBSCRIPTION);
    expect(link).toMatch(new RegExp(`^${BASE}${confirmSubscriptionPath("[\\w-]+")}$`));
    const page = parse(await (await follow(site, link)).text());
    const action = page.querySelector("main form")?.getAttribute("action") ?? "";
    expect(action).toBe(link);
    const token = link.split("/").at(-1)!;
    await sent(site, action.slice(BASE.length), { form: "confirm-subscription", token });
  });

  it("a comment is let in by the link of the owner's mail", async () => {
    const { id, path } = posts[0]!;
    const comment = { name: "Ada", email: "ada@example.com", message: "Kept below the path." };
    await sent(site, path, { form: "comment", post: String(id), ...comment });
    const link = await linkTo(OWNER, COMMENT_REVIEW);
    expect(link).toSatisfy(isBelow);
    const token = link.split("/").at(-1)!;
    await sent(site, link.slice(BASE.length), { form: "approve-comment", token });
    expect(await (await site.ask(path)).text()).toContain(comment.message);
  });

  it("an account is made, confirmed and opened; its cookie is for the path alone", async () => {
    const email = "customer@example.com";
    const password = "a long enough pass phrase";
    await sent(site, SIGN_IN, { form: "account-sign-up", name: "Customer", email });
    const link = await linkTo(email, confirmAccountPath(""));
    expect(link).toSatisfy(isBelow);
    const token = link.split("/").at(-1)!;
    const confirm = { form: "account-confirm", token, name: "Customer", password };
    await sent(site, link.slice(BASE.length), confirm);
    const shut = await site.ask(ACCOUNT);
    const door = shut.headers.get("Location") ?? "";
    expect(door).toBe(`${BASE}${SIGN_IN}?to=${ACCOUNT}`);
    const open = await sent(site, door.slice(BASE.length), {
      form: "account-sign-in",
      email,
      password,
    });
    expect(open.location).toBe(BASE + ACCOUNT);
    expect(open.text).toContain("Customer");
    expect(open.cookies).toContain("vitrine_account=");
  });

  it("the owner comes to the back office by the link of a mail", async () => {
    await sent(site, OFFICE, { form: "admin-sign-in", email: OWNER });
    const link = await linkTo(OWNER, `${OFFICE}/sign-in/`);
    expect(link).toSatisfy(isBelow);
    const office = await sent(site, link.slice(BASE.length), { form: "admin-redeem" });
    expect(office.location).toBe(BASE + OFFICE);
    expect(office.page.status).toBe(200);
  });
});

describe("with script", () => {
  let browser: Browser;
  let page: Page;
  let complaints: string[];
  beforeAll(async () => {
    browser = await chromium.launch(launchOptions);
    ({ page, complaints } = await watchedPage(browser, site));
  });
  afterEach(() => expect(complaints.splice(0)).toEqual([]));
  afterAll(() => browser?.close());

  it("links of menu and page lead on without a new document, and Back leads back", async () => {
    await open(page, site, ABOUT_US);
    const banner = page.getByRole("banner");
    await banner.getByRole("button", { name: "Demos" }).first().click();
    const demo = banner.locator("ul a").filter({ visible: true }).first();
    const address = (await demo.getAttribute("href"))!;
    expect(address).toSatisfy(isBelow);
    await demo.click();
    await arrivedAt(page, site, address);
    await page.goBack();
    await arrivedAt(page, site, BASE + ABOUT_US);
    await page.getByRole("banner").locator(`a[href="${BASE}/"]`).first().click();
    await arrivedAt(page, site, `${BASE}/`);
  });

  it("the search palette finds pages and goes to them", async () => {
    await open(page, site, ABOUT_US);
    await page.keyboard.press("Control+k");
    const palette = page.getByRole("dialog", { name: "Search this site" });
    await palette.getByRole("combobox").fill("pricing");
    await palette.getByRole("option").first().click();
    await page.waitForURL((url) => url.pathname !== BASE + ABOUT_US);
    expect(await page.evaluate(() => "stayed" in window)).toBe(true);
  });

  it("pictures open large", async () => {
    const gallery = "/elements/image-gallery";
    await open(page, site, gallery);
    await page.getByRole("list", { name: "Buildings" }).getByRole("link").first().click();
    const large = page.getByRole("dialog", { name: "Buildings" }).getByRole("img");
    await large.waitFor();
    const isThere = () =>
      large.evaluate((picture: HTMLImageElement) => picture.complete && picture.naturalWidth > 0);
    await vi.waitFor(async () => expect(await isThere()).toBe(true), { timeout: 30_000 });
  });

  withArticles((sold) => {
    it("an order is placed and paid, and its cookies are for the path alone", async () => {
      await open(page, site, sold.path);
      await page.getByRole("button", { name: "Add to cart" }).click();
      await page.getByText("Added to your cart.").first().waitFor();
      await open(page, site, CART);
      await page.getByRole("main").getByRole("link", { name: "Check out" }).click();
      await arrivedAt(page, site, BASE + CHECKOUT);
      await fillInCheckout(page, "buyer@example.com");
      await card(page).fill("4242 4242 4242 4242");
      await pay(page).click();
      await page.getByRole("heading", { name: /Order confirmed/ }).waitFor();
      expect(new URL(page.url()).pathname).toSatisfy(isBelow);
      const cookies = await page.context().cookies();
      expect(cookies.map(({ name }) => name)).toContain("vitrine_cart");
      expect(cookies.filter(({ path }) => !isBelow(path))).toEqual([]);
    });
  });
});
