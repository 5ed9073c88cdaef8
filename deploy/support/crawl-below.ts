import { parse } from "node-html-parser";
import { allPaths } from "#registry/all-paths.ts";
import { addressesOf } from "../../tests/support/crawl.ts";
import type { SiteBelow } from "./below-path.ts";
import { follow, isBelow } from "./visit-below.ts";

/** Every address that pages lead to, each with one of these pages, and what of it is not below the path. */
export async function addressesIn(
  site: SiteBelow,
): Promise<{ asked: Map<string, string>; outside: string[] }> {
  const asked = new Map<string, string>();
  const outside: string[] = [];
  const queue = allPaths().values();
  await Promise.all(
    Array.from({ length: 4 }, async () => {
      for (const { path } of queue) {
        const page = await site.ask(path);
        const location = page.headers.get("Location");
        if (location && !isBelow(location)) outside.push(`${path} redirects to ${location}`);
        const document = parse(await page.text(), { comment: true });
        const canonical = document.querySelector("link[rel=canonical]")?.getAttribute("href");
        if (canonical && !canonical.startsWith(`${site.url}/`))
          outside.push(`${path} is said to be ${canonical}`);
        for (const address of addressesOf(document)) {
          if (!address.startsWith("/") || address.startsWith("//")) continue;
          if (!isBelow(address)) outside.push(`${path} leads to ${address}`);
          asked.set(address.replace(/#.*/, ""), path);
        }
      }
    }),
  );
  return { asked, outside };
}

/** What of these addresses is not there, or leads on to what is not below the path. */
export async function deadAmong(
  site: SiteBelow,
  asked: ReadonlyMap<string, string>,
): Promise<string[]> {
  const dead: string[] = [];
  const addresses = asked.entries();
  await Promise.all(
    Array.from({ length: 8 }, async () => {
      for (const [address, path] of addresses) {
        const answer = await follow(site, address);
        const location = answer.headers.get("Location");
        await answer.arrayBuffer();
        if (location && !isBelow(location)) dead.push(`${address} redirects to ${location}`);
        // The page that explains the 404 page leads to it.
        if (answer.status >= 400 && !address.endsWith("never-was-here") && !isShut(answer.status))
          dead.push(`${path} leads to ${address}: ${answer.status}`);
      }
    }),
  );
  return dead;
}

/** The back office asks for a sign-in. */
const isShut = (status: number) => status === 403;
