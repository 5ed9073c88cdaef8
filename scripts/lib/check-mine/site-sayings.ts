import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { features } from "#server/features.ts";
import { type CrawledPage } from "../../../tests/support/crawl.ts";
import type { SiteServer } from "../../../tests/support/site-server.ts";
import type { Saying } from "./leftover-findings.ts";

/** The house's own, and those that features add. */
const filesOf = (url: string) => [
  "/robots.txt",
  "/sitemap.xml",
  "/site.webmanifest",
  ...features.flatMap((feature) => Object.keys(feature.files?.(url) ?? {})),
];

/** Everything that a running site says: pages, feeds and other files, and the mails that it has kept. */
export async function sayingsOf(
  pages: Iterable<CrawledPage>,
  server: SiteServer,
): Promise<{ pages: Saying[]; files: Saying[]; mails: Saying[] }> {
  const files = await Promise.all(
    filesOf(server.url).map(async (name) => {
      const answer = await fetch(server.url + name);
      return { name, text: answer.ok ? await answer.text() : "" };
    }),
  );
  return {
    pages: [...pages].map(({ path, html }) => ({ name: path, text: html })),
    files,
    mails: await keptMails(join(server.dataDir, "mail")),
  };
}

async function keptMails(folder: string): Promise<Saying[]> {
  const names = (await readdir(folder).catch(() => [])).filter((name) => name.endsWith(".eml"));
  return Promise.all(
    names.map(async (name) => {
      const { subject, text, html, from, replyTo } = await PostalMime.parse(
        await readFile(join(folder, name)),
      );
      const heads = [from, ...(replyTo ?? [])].map((each) => each?.address ?? "");
      return { name: `the mail “${subject}”`, text: [subject, ...heads, text, html].join("\n") };
    }),
  );
}

/** Addresses of the site itself in texts that are no pages, each with the first that names it. */
export function ownAddresses(sayings: readonly Saying[], origin: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const { name, text } of sayings)
    for (const [address] of text.matchAll(/https?:\/\/[^\s"'<>\\)]+/g)) {
      if (!URL.canParse(address)) continue;
      const url = new URL(address.replaceAll("&amp;", "&"));
      if (url.origin === origin && !found.has(url.pathname + url.search))
        found.set(url.pathname + url.search, name);
    }
  return found;
}

/** Cards for previews that pages name, each with the first page. */
export function cardsOf(pages: Iterable<CrawledPage>): Map<string, string> {
  const found = new Map<string, string>();
  for (const { path, document } of pages) {
    const card = document.querySelector('meta[property="og:image"]')?.getAttribute("content");
    if (card && URL.canParse(card) && !found.has(new URL(card).pathname))
      found.set(new URL(card).pathname, path);
  }
  return found;
}
