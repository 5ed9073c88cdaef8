import { withBase } from "./base-path/base-path.ts";
import { loadChunk } from "./load-chunk.ts";
import { discoverRoutes, FullLoadError } from "./route-discovery.ts";
import { pagePath } from "./page-path.ts";
import { routeModules, routesOf } from "./router-internals.ts";

type RouteModule = NonNullable<ReturnType<typeof routeModules>[string]>;

/**
 * Loads everything the page at `path` needs before the router is told to go there. The router itself answers a failed load by
 * reloading the current address, which would lose the visitor's click and typing; here the page stays as it is.
 * @throws ChunkLoadError naming the file, after one retry and at most 120000 ms for each part; FullLoadError when the site was built anew, or when
 * the address is written in other letters than the page's own: the server sends visitors on to it.
 */
export async function preparePage(path: string): Promise<void> {
  await discoverRoutes(path);
  const modules = routeModules();
  const routes = routesOf(path);
  if (!isSpelledAs(routes.at(-1)?.entry.path, path)) throw new FullLoadError();
  const styles = [...routes.flatMap(({ entry }) => entry.css ?? []), await skinOf(path)];
  await Promise.all([
    ...routes
      .filter(({ id }) => !(id in modules))
      .map(async ({ id, entry }) => {
        modules[id] = await loadChunk("script", entry.module, (attempt) =>
          importModule(entry.module, attempt),
        );
      }),
    ...styles
      .filter((href) => !hasStylesheet(href))
      .map((href) => loadChunk("stylesheet", href, () => fetchStylesheet(href))),
  ]);
}

/**
 * Leaving a list by a card, the list's own entry in the history gets the card's hash: the page that Back leads to begins at its top, as
 * every page, or at its target. Cards are items with an id.
 */
export function keepPlace(link: Element | undefined): void {
  const card = link?.closest("main li[id]");
  if (card) window.history.replaceState(window.history.state, "", `#${card.id}`);
}

/** Whether an address is written as its route is: the router takes any letters for the same, the site has one address for each page. */
function isSpelledAs(pattern: string | undefined, path: string): boolean {
  if (pattern === undefined || pattern === "*") return true;
  const written = pagePath(path).slice(1).split("/");
  return pattern
    .split("/")
    .every((segment, index) => segment.startsWith(":") || segment === written[index]);
}

async function skinOf(path: string): Promise<string> {
  const { skinOfPage } = await loadChunk(
    "script",
    "skin-of-page.js",
    () => import("./skin-of-page.ts"),
  );
  return skinOfPage(path);
}

function importModule(url: string, attempt: 1 | 2): Promise<RouteModule> {
  return import(/* @vite-ignore */ attempt === 1 ? url : `${url}?retry`) as Promise<RouteModule>;
}

function hasStylesheet(href: string): boolean {
  return document.querySelector(`link[rel="stylesheet"][href="${href}"]`) !== null;
}

/** Brings a stylesheet into the cache, from where the page's own `<link>` takes it. */
async function fetchStylesheet(href: string): Promise<void> {
  const response = await fetch(withBase(href));
  if (!response.ok) throw new Error(`${href} answered ${response.status}`);
  await response.arrayBuffer();
}
