import { randomUUID } from "node:crypto";
import { setTimeout as pause } from "node:timers/promises";
import { mkdir, writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type APIRequestContext, chromium, type Page } from "playwright/test";
import sharp from "sharp";
import { posts } from "#content/blog.ts";
import { products } from "#content/products.ts";
import { pictureSizes } from "#app/showcase/office-walk/office-picture/picture-sizes.ts";
import { launchOptions } from "../tests/support/chromium.ts";
import { linkIn, mailsTo } from "../tests/support/mails.ts";
import { type SiteServer, startSiteServer } from "../tests/support/site-server.ts";
import { openForPicture } from "./lib/page-picture.ts";
import { ensureBuilt } from "./lib/project.mjs";

/**
 * Writes the pictures of the walk through the back office, `app/showcase/office-walk/pictures/NAME-SIZE-SCHEME.avif`: a server with an
 * empty database of its own is started, invented people order, write, comment and subscribe there as visitors do, and its owner signs in
 * and works. Run it with `npm run walk` when the back office has changed, and commit the result.
 */
const owner = "owner@vitrine.example";
const folder = fileURLToPath(new URL("../app/showcase/office-walk/pictures/", import.meta.url));

interface Customer {
  name: string;
  line1: string;
  postcode: string;
  city: string;
  country: string;
}

const customers: readonly Customer[] = [
  {
    name: "Ines Duarte",
    line1: "Rua do Sol 18",
    postcode: "1250-096",
    city: "Lisbon",
    country: "PT",
  },
  {
    name: "Tom Bakker",
    line1: "Prinsengracht 210",
    postcode: "1016 HD",
    city: "Amsterdam",
    country: "NL",
  },
  {
    name: "Léa Fontaine",
    line1: "4 rue des Lilas",
    postcode: "69004",
    city: "Lyon",
    country: "FR",
  },
  {
    name: "Aoife Brennan",
    line1: "9 Camden Quay",
    postcode: "T23 PY44",
    city: "Cork",
    country: "IE",
  },
  {
    name: "Marta Vidal",
    line1: "Carrer de Verdi 31",
    postcode: "08012",
    city: "Barcelona",
    country: "ES",
  },
  {
    name: "Giulia Ferri",
    line1: "Via Mazzini 7",
    postcode: "40121",
    city: "Bologna",
    country: "IT",
  },
  {
    name: "Jonas Weber",
    line1: "Lindenstraße 52",
    postcode: "10969",
    city: "Berlin",
    country: "DE",
  },
];

const messages = [
  {
    subject: "Sizes of the wool coat",
    message: "I am between M and L. Does it run large, and can I send one of the two back?",
  },
  {
    subject: "Invoice for order two weeks ago",
    message: "Our bookkeeper needs the company's name on it. Could you send it once more?",
  },
  {
    subject: "A table for the shop window",
    message: "We are opening a small bookshop in May. Would you lend us the oak table for a week?",
  },
  { subject: "", message: "The parcel came a day early, and well packed. That is all. Thank you." },
];

const comments = [
  "I had to read the second paragraph twice, and then I laughed out loud in the train.",
  "Where can one see the drawings? The link at the end leads to the first part.",
  "We tried this for a month. It works, but only with a door that closes.",
];

await ensureBuilt();
await mkdir(folder, { recursive: true });
const server = await startSiteServer({ ADMIN_EMAILS: owner });
process.env.VITRINE_TEST_DATA = server.dataDir;
const browser = await chromium.launch(launchOptions);
try {
  await comeAndGo(server);
  const page = await signedIn(server);
  await takePictures(page, await work(page));
} finally {
  await browser.close();
  await server.stop();
}

/** What visitors leave behind. */
async function comeAndGo({ url }: SiteServer): Promise<void> {
  const shelf = products.flatMap(({ variants }) =>
    variants.filter(({ initialStock }) => initialStock > 3).slice(0, 1),
  );
  for (const [index, customer] of customers.entries()) {
    const visitor = await browser.newContext({ baseURL: url });
    const { request } = visitor;
    for (const { sku } of shelf.slice(index * 3, index * 3 + 1 + (index % 3)))
      await post(request, "/api/cart/lines", { sku, quantity: 1 });
    const { cart } = (await (await request.get("/api/cart")).json()) as {
      cart: { quoteVersion: string };
    };
    await post(
      request,
      "/api/orders",
      {
        ...customer,
        email: mailOf(customer),
        phone: "",
        delivery: "standard",
        billingSame: "yes",
        cardNumber: "4242 4242 4242 4242",
        quote: cart.quoteVersion,
      },
      { "Idempotency-Key": randomUUID() },
    );
    await send(request, "subscribe", { email: mailOf(customer) });
    const message = messages[index];
    if (message) await send(request, "contact", { ...from(customer), ...message });
    const comment = comments[index];
    const about = posts[index * 2];
    if (comment && about)
      await send(request, "comment", {
        ...from(customer),
        post: String(about.id),
        message: comment,
      });
    await visitor.close();
  }
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

function mailOf({ name }: Customer): string {
  const plain = name
    .toLowerCase()
    .normalize("NFD")
    .replaceAll(/[^a-z ]/g, "");
  return `${plain.replaceAll(" ", ".")}@example.com`;
}

function from(customer: Customer): { name: string; email: string } {
  return { name: customer.name, email: mailOf(customer) };
}

async function send(
  request: APIRequestContext,
  form: string,
  values: Record<string, string>,
): Promise<void> {
  await post(request, "/api/send", { form, ...values });
}

async function post(
  request: APIRequestContext,
  path: string,
  data: object,
  headers: Record<string, string> = {},
): Promise<void> {
  const answer = await request.post(path, { data, headers });
  if (!answer.ok()) throw new Error(`${path}: ${answer.status()} ${await answer.text()}`);
}
