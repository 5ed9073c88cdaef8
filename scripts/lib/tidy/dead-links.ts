import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";

/** Addresses that the server answers itself: no build holds them. */
const ofServer =
  /^\/(?:api|admin|account|comments|shop|subscription|(?:search|feed)\.json|page\/search-result|sitemap\.xml|robots\.txt|blog-types|blogs\/author|.*\.xml$)/;

/** Links, pictures and scripts of a build's pages that lead to none of its files. @param client its folder of files for browsers. */
export function deadLinks(client: string): string[] {
  const dead = new Map<string, string>();
  for (const page of globSync("**/index.html", { cwd: client })) {
    const html = readFileSync(join(client, page), "utf8");
    for (const [, link = ""] of html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)) {
      const path = decodeURI(link.replaceAll("&amp;", "&"));
      if (path.startsWith("//") || ofServer.test(path) || isThere(client, path)) continue;
      dead.set(path, `/${dirname(page)}`);
    }
  }
  return [...dead].map(([path, page]) => `${page} leads to ${path}, which is not there`);
}

function isThere(client: string, path: string): boolean {
  const file = join(client, path);
  return existsSync(join(file, "index.html")) || (existsSync(file) && statSync(file).isFile());
}
