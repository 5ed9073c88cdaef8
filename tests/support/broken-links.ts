import { allPaths } from "#registry/all-paths.ts";
import { extraRoutes } from "#registry/pages.ts";
import { addressesOf, type CrawledPage } from "./crawl.ts";

/** An address on a page that leads nowhere. */
export interface BrokenLink {
  page: string;
  address: string;
  why: string;
}

/** The way to the real 404 page, on the page that explains it. */
export const nowhere = "/page/never-was-here";

/**
 * Links, pictures, styles, scripts and anchors of pages that lead nowhere on their own site, each once.
 * @param origin where the pages come from.
 * @param statusOf what the site answers at a path.
 */
export async function brokenLinks(
  pages: ReadonlyMap<string, CrawledPage>,
  origin: string,
  statusOf: (path: string) => Promise<number>,
): Promise<BrokenLink[]> {
  const broken = new Map<string, BrokenLink>();
  const extra = patternsOfOthers();
  const statuses = new Map<string, Promise<number>>();
  for (const { path, document } of pages.values()) {
    for (const address of addressesOf(document)) {
      if (["", "#", nowhere].includes(address)) continue;
      const say = (why: string) => broken.set(`${path} ${address}`, { page: path, address, why });
      const target = new URL(address, origin + path);
      if (target.origin !== origin) continue;
      // One slash too many is answered by 308.
      const destination = decodeURI(target.pathname).replace(/(?<=.)\/$/, "");
      if (extra.some((pattern) => pattern.test(destination))) continue;
      const page = pages.get(destination);
      if (target.hash && page) {
        const id = decodeURIComponent(target.hash.slice(1));
        // The beginning of a page has this name in every document.
        if (id !== "top" && !page.document.getElementById(id)) say("no element has this id");
      } else if (!page) {
        const asked = target.pathname + target.search;
        const answer = statuses.get(asked) ?? statusOf(asked);
        statuses.set(asked, answer);
        if ((await answer) !== 200) say(`answers ${await answer}`);
      }
    }
  }
  return [...broken.values()];
}

/** Addresses with a parameter that no content answers, as patterns: nobody can list them. */
function patternsOfOthers(): RegExp[] {
  return extraRoutes
    .map(({ path }) => new RegExp(`^${path.replaceAll(/:\w+/g, "[^/]+")}$`))
    .filter((pattern) => !allPaths().some(({ path }) => pattern.test(path)));
}
