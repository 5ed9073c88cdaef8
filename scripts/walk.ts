import { setTimeout as pause } from "node:timers/promises";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { chromium, type Page } from "playwright/test";
import sharp from "sharp";
import { pictureSizes } from "#app/showcase/office-walk/office-picture/picture-sizes.ts";
import { launchOptions } from "../tests/support/chromium.ts";
import { linkIn, mailsTo } from "../tests/support/mails.ts";
import { type SiteServer, startSiteServer } from "../tests/support/site-server.ts";
import { comeAndGo } from "./lib/customer-visits.ts";
import { customers, mailOf } from "./lib/invented-customers.ts";
import { openForPicture } from "./lib/page-picture.ts";
import { ensureBuilt } from "./lib/project.mjs";

/**
 * Writes the pictures of the walk through the back office, `app/showcase/office-walk/pictures/NAME-SIZE-SCHEME.avif`: a server with an
 * empty database of its own is started, invented people order, write, comment and subscribe there as visitors do, and its owner signs in
 * and works. Run it with `npm run walk` when the back office has changed, and commit the result.
 */
const owner = "owner@vitrine.example";
const folder = fileURLToPath(new URL("../app/showcase/office-walk/pictures/", import.meta.url));

await ensureBuilt();
await mkdir(folder, { recursive: true });
const server = await startSiteServer({ ADMIN_EMAILS: owner });
process.env.VITRINE_TEST_DATA = server.dataDir;
const browser = await chromium.launch(launchOptions);
try {
  await comeAndGo(browser, server);
  const page = await signedIn(server);
  await takePictures(page, await work(page));
} finally {
  await browser.close();
  await server.stop();
}

async function signedIn({ url }: SiteServer): Promise<Page> {
  const page = await browser.newPage({
    baseURL: url,
    viewport: pictureSizes.desk.viewport,
  });
  await page.goto("/admin");
  await page.getByLabel("Email").fill(owner);
  await page.getByRole("button", { name: "Send me a link" }).click();
  await page.getByText("If this address has access").waitFor();
  let mails = await mailsTo(owner);
  for (let tries = 0; tries < 50 && !mails.some(isLink); tries++) {
    await pause(200);
    mails = await mailsTo(owner);
  }
  await page.goto(linkIn(mails.findLast(isLink)!, "/admin/sign-in/"));
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("heading", { level: 1, name: "Overview" }).waitFor();
  return page;
}

/** The owner's first half hour: two parcels packed, one of them sent. Returns the address of the newest order, which waits. */
async function work(page: Page): Promise<string> {
  await page.goto("/admin/orders");
  const links = await page
    .getByRole("main")
    .locator('a[href^="/admin/orders/"]')
    .evaluateAll((found) => found.map((link) => link.getAttribute("href")!));
  const orders = [...new Set(links)];
  await move(page, orders.at(-1)!, "Mark as packed", "Mark as sent");
  await move(page, orders.at(-2)!, "Mark as packed");
  return orders[0]!;
}

async function move(page: Page, order: string, ...steps: string[]): Promise<void> {
  await page.goto(order);
  for (const step of steps) {
    const button = page.getByRole("button", { name: step });
    await button.click();
    await button.waitFor({ state: "detached" });
  }
}

async function takePictures(owners: Page, newest: string): Promise<void> {
  const scenes = {
    overview: "/admin",
    orders: "/admin/orders",
    order: newest,
    stock: "/admin/stock",
    messages: "/admin/messages",
    comments: "/admin/comments",
    person: `/admin/people?q=${encodeURIComponent(mailOf(customers[0]!))}`,
    audit: "/admin/audit",
  };
  const storageState = await owners.context().storageState();
  for (const [size, { viewport, deviceScaleFactor }] of Object.entries(pictureSizes)) {
    const page = await browser.newPage({
      baseURL: server.url,
      storageState,
      viewport,
      deviceScaleFactor,
    });
    for (const [name, path] of Object.entries(scenes)) {
      for (const colorScheme of ["light", "dark"] as const) {
        await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
        await openForPicture(page, path);
        const screenshot = await page.screenshot({ animations: "disabled" });
        const file = await sharp(screenshot).avif({ quality: 50, effort: 6 }).toBuffer();
        const picture = `${name}-${size}-${colorScheme}.avif`;
        await writeFile(`${folder}${picture}`, file);
        console.log(`${picture} ${(file.length / 1000).toFixed(1)} kB`);
      }
    }
    await page.close();
  }
}

function isLink({ text }: { text?: string }): boolean {
  return Boolean(text?.includes("/admin/sign-in/"));
}
