/**
 * Shows that a site follows its list of addresses: `npm run test:addresses`. In a copy without the showcase, whose examples spell addresses
 * out, all of them become plain (`npm run plain-addresses -- --moved`), and the menu a list of pages; then sources, unit tests and build are
 * tried there, and what is served is read: every page of the sitemap answers with this menu, no link is dead, no old address stands in a page,
 * a feed, the sitemap or a mail, and each leads to the new one for good.
 */
import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import PostalMime from "postal-mime";
import { DOCS, OFFICE_WALK, TEMPLATE } from "#content/addresses.ts";
import { allPaths } from "#registry/all-paths.ts";
import { startSiteServer } from "../tests/support/site-server.ts";
import { parsed } from "./lib/parsed.ts";
import { withPlainAddresses } from "./lib/plain-addresses.ts";
import { addressesOf } from "./lib/tidy/addresses.ts";
import { Copy } from "./lib/tidy/copy.ts";
import { leftOf } from "./lib/tidy/leftovers.ts";
import { named, without } from "./lib/tidy/removable.ts";
import { tidied } from "./lib/tidy/tidy.ts";
import { readTree, type Tree } from "./lib/tidy/tree.ts";

const root = path.resolve(import.meta.dirname, "..");
const { values: options } = parsed(
  "npm run test:addresses\n  --keep   leaves the copy where it is",
  {
    options: { keep: { type: "boolean", default: false } },
  },
);

/** What answers at no address of the list, and pages that a visitor alone has. */
const feeds = ["/feed.xml", "/atom.xml", "/feed.json", "/sitemap.xml", "/robots.txt"];
/** The way to the real 404 page, on the page that explains it. */
const nowhere = "/page/never-was-here";
/** How long a mail may take to be written. */
const MAIL_MS = 10_000;

/** What the menu of the copy says, and is looked for on every page. */
const entries = ["Journal of today", "Goods of today", "Questions of today"];

const whole = readTree(root);
const { tree: kept } = tidied(without(whole, named("showcase", whole)));
const removed = addressesOf(kept).gone;
const { tree: plain } = tidied(withPlainMenu(withPlainAddresses(kept, { remember: true })));
/** Pages of the showcase that the specification does not name. */
const ofShowcase = new RegExp(`^(?:${DOCS}(?:/.*)?|${TEMPLATE}|${OFFICE_WALK})$`);
/** The addresses of today, of pages that the copy has. */
const old = allPaths()
  .map((page) => page.path)
  .filter((each) => !removed.has(each) && !ofShowcase.test(each));

const copy = new Copy(root);
try {
  copy.write(plain);
  const faults = [...leftOf(plain, []), ...(await copy.faults())];
  if (faults.length === 0) faults.push(...(await servedFaults()));
  for (const fault of faults.slice(0, 40)) console.log(fault);
  console.log(faults.length === 0 ? "ok" : `FAILED: ${faults.length}`);
  process.exitCode = faults.length === 0 ? 0 : 1;
} finally {
  if (options.keep) console.log(`the copy is ${copy.folder}`);
  else copy.remove();
}

/** With a list of pages in the place of the groups: single ones, and two below a word. */
function withPlainMenu(tree: Tree): Tree {
  const file = "content/navigation.ts";
  const [journal, goods, questions] = entries;
  const list =
    `[{ label: "${journal}", href: BLOG }, ` +
    `{ label: "More", links: [{ label: "${goods}", href: SHOP }, { label: "${questions}", href: QUESTIONS }] }]`;
  const source = tree
    .get(file)!
    .replace(/(pageList: .* = )null;/, `$1${list};`)
    .replace("  ABOUT_US,\n", "  ABOUT_US,\n  BLOG,\n")
    .replace("  SERVICES,\n", "  SERVICES,\n  SHOP,\n");
  return new Map(tree).set(file, source);
}

/** What is wrong with the menu of a page, where it has the site's: demonstrations and bare pages have none. */
function menuFaults(address: string, html: string): string[] {
  const header = /<header[^]*?<\/header>/.exec(html)?.[0] ?? "";
  if (!header.includes("<nav") || !header.includes(entries[0]!)) return [];
  return entries
    .filter((each) => !header.includes(each))
    .map((each) => `the menu of ${address} lacks ${each}`);
}

async function servedFaults(): Promise<string[]> {
  const server = await startSiteServer({}, copy.folder);
  try {
    const ask = (address: string) => fetch(server.url + address, { redirect: "manual" });
    const sitemap = await (await ask("/sitemap.xml")).text();
    const pages = [...sitemap.matchAll(/<loc>(.+?)<\/loc>/g)].map(([, url = ""]) =>
      url.replace(server.url, ""),
    );
    const texts = new Map<string, string>();
    const faults: string[] = [];
    for (const address of [...pages, ...feeds]) {
      const answer = await ask(address || "/");
      if (answer.status !== 200) faults.push(`${address} answers ${answer.status}`);
      texts.set(address, await answer.text());
    }
    faults.push(...[...texts].flatMap(([address, html]) => menuFaults(address, html)));
    const withMenu = [...texts.values()].filter((html) => html.includes(entries[0]!)).length;
    if (withMenu < pages.length / 2) faults.push(`${withMenu} pages have the list as their menu`);
    const now = new Set(pages);
    const moved: string[] = [];
    for (const each of old.filter((address) => !now.has(address))) {
      const { status, headers } = await ask(each);
      // Pages that are not in the sitemap may have the address that they had.
      if (status === 200) continue;
      moved.push(each);
      const target = headers.get("location") ?? "";
      if (status !== 308 || (await ask(target)).status !== 200)
        faults.push(`${each} answers ${status} ${target}`);
    }
    for (const [name, text] of [...texts, ...(await mailTexts(server.url, server.dataDir))])
      for (const each of namedIn(text.replaceAll(server.url, ""), moved))
        faults.push(`${name} names ${each}`);
    const links = [...texts.values()].flatMap((text) => [
      ...text.matchAll(/ (?:href|action)="(\/[^"#]*)/g),
    ]);
    for (const link of new Set(links.map(([, link = ""]) => link.replaceAll("&amp;", "&")))) {
      const { status } = await ask(link);
      // Others answer 303 to those who are not signed in, or 308 to a stroke that the specification has at an end.
      if (status >= 400 && link !== nowhere)
        faults.push(`a page leads to ${link}, which answers ${status}`);
    }
    console.log(
      `${pages.length} pages, ${withMenu} with the list of pages, ${new Set(links.map(([, link]) => link)).size} links, ${moved.length} old addresses`,
    );
    return faults;
  } finally {
    await server.stop();
  }
}

/** Old addresses in a text, where they are one: not as the beginning of another. */
function namedIn(text: string, addresses: readonly string[]): string[] {
  const found = new Set(text.match(/(?<![\w.-])\/[\w/-]+/g));
  return addresses.filter((each) => found.has(each));
}

/** What the site writes to its owner and to visitors who subscribe, write and comment. */
async function mailTexts(url: string, dataDir: string): Promise<[name: string, text: string][]> {
  const visitor = { email: "ada@example.com", name: "Ada" };
  const forms = [
    { form: "subscribe", email: visitor.email },
    { form: "contact", ...visitor, subject: "Sunday", message: "Are you open on Sunday?" },
    { form: "comment", ...visitor, post: "27", message: "It is as you say." },
  ];
  for (const form of forms) {
    const answer = await fetch(`${url}/api/send`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(form),
    });
    if (!answer.ok) throw new Error(`${form.form}: ${answer.status} ${await answer.text()}`);
  }
  const folder = path.join(dataDir, "mail");
  const began = performance.now();
  let names: string[] = [];
  while (names.length < forms.length) {
    if (performance.now() - began > MAIL_MS) throw new Error(`${names.length} mails were written`);
    await new Promise((resolve) => setTimeout(resolve, 100));
    names = readdirSync(folder, { recursive: false })
      .map(String)
      .filter((name) => name.endsWith(".eml"));
  }
  return Promise.all(
    names.map(async (name): Promise<[string, string]> => {
      const { text, html } = await PostalMime.parse(readFileSync(path.join(folder, name)));
      return [`mail ${name}`, `${text}\n${html}`];
    }),
  );
}
