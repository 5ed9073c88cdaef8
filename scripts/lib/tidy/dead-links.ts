import { existsSync, globSync, readFileSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { ROUTE_LIST } from "#shared/route-list.ts";

/** Addresses that the server answers without a route of the list (scripts/lib/write-route-list.ts). */
const ofServer = /^\/(?:api|try)\/|^\/(?:feed\.json|robots\.txt|.*\.xml)$/;

/**
 * Links, pictures and scripts of a build's pages that lead to none of its files and to no page that is made on request.
 * @param client its folder of files for browsers.
 */
export function deadLinks(client: string): string[] {
  const routes = routesOf(client);
  const dead = new Map<string, string>();
  for (const page of globSync("**/index.html", { cwd: client })) {
    const html = readFileSync(join(client, page), "utf8");
    for (const [, link = ""] of html.matchAll(/ (?:href|src)="(\/[^"#?]*)/g)) {
      const path = decodeURI(link.replaceAll("&amp;", "&"));
      if (path.startsWith("//") || ofServer.test(path) || isRoute(routes, path)) continue;
      if (!isThere(client, path)) dead.set(path, `/${dirname(page)}`);
    }
  }
  return [...dead].map(([path, page]) => `${page} leads to ${path}, which is not there`);
}

/** The addresses of all routes, in parts. */
function routesOf(client: string): string[][] {
  const list = JSON.parse(readFileSync(join(client, ROUTE_LIST), "utf8")) as Record<
    string,
    { path?: string }
  >;
  return Object.values(list).map(({ path = "" }) => partsOf(path));
}

/** Whether a route answers: `/shop/orders/:token` stands for many. */
function isRoute(routes: readonly string[][], path: string): boolean {
  const parts = partsOf(path);
  return routes.some(
    (route) =>
      route.length === parts.length &&
      route.every((part, index) => part.startsWith(":") || part === parts[index]),
  );
}

function partsOf(path: string): string[] {
  return path.split("/").filter(Boolean);
}

function isThere(client: string, path: string): boolean {
  const file = join(client, path);
  return existsSync(join(file, "index.html")) || (existsSync(file) && statSync(file).isFile());
}
