import { withBase, withoutBase } from "./base-path/base-path.ts";
import { loadChunk } from "./load-chunk.ts";
import { bringData } from "./page-data.ts";
import { discoverRoutes, FullLoadError } from "./route-discovery.ts";
import { pagePath } from "./page-path.ts";
import { routeModules, routesOf } from "./router-internals.ts";

type RouteModule = NonNullable<ReturnType<typeof routeModules>[string]>;

/**
 * Loads everything the page at `path` needs before the router is told to go there. The router itself answers a failed load by
 * reloading the current address, or with an error page, which would lose the visitor's click and typing; here the page stays as it is.
 * @param data of a page that is gone to: what brings it. Code alone may be asked for before.
 * @throws ChunkLoadError naming the file, after one retry and at most 120000 ms for each part; FullLoadError when the site was built anew, or when
 * the address is written in other letters than the page's own: the server sends visitors on to it.
 */
export async function preparePage(path: string, data?: () => Promise<void>): Promise<void> {
  await discoverRoutes(path);
  const modules = routeModules();
  const routes = routesOf(path);
  if (!isSpelledAs(routes.at(-1)?.entry.path, path)) throw new FullLoadError();
  const styles = [...routes.flatMap(({ entry }) => entry.css ?? []), await skinOf(path)];
  await Promise.all([
    data?.(),
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
 * Prepares a page that is gone to, data and all. Answers whether it can be shown now: not when the visitor has asked for something else meanwhile,
 * nor when the browser loads it itself.
 * @param signal aborted when the visitor asks for something else.
 * @throws ChunkLoadError as `preparePage` does.
 */
export async function prepareVisit(
  { pathname, search, hash }: URL,
  signal: AbortSignal,
  link?: Element,
): Promise<boolean> {
  const path = withoutBase(pathname);
  try {
    await preparePage(path, () => bringData(path, search, signal));
    if (!signal.aborted) keepPlace(link);
    return !signal.aborted;
  } catch (error) {
    if (!(error instanceof FullLoadError)) throw error;
    if (!signal.aborted) loadFully(path + search, hash);
    return false;
  }
}

/** What Back and Forward led to is the window's address already: to be assigned again, it would only be a place on this page. */
function loadFully(page: string, hash: string): void {
  const { location } = window;
  if (withBase(page) === location.pathname + location.search) location.reload();
  else location.assign(withBase(page + hash));
}

/**
 * Leaving a list by a card, the list's own entry in the history gets the card's hash: the page that Back leads to begins at its top, as
 * every page, or at its target. Cards are items or articles with an id.
 */
function keepPlace(link: Element | undefined): void {
  const card = link?.closest("main :is(li, article)[id]");
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
