import { matchRoutes, type RouteObject, UNSAFE_createClientRoutes } from "react-router";
import { ROUTE_LIST } from "#shared/route-list.ts";
import { loadChunk } from "./load-chunk.ts";

type ClientRoutes = typeof UNSAFE_createClientRoutes;
type RouteManifest = Parameters<ClientRoutes>[0];

declare global {
  interface Window {
    __reactRouterManifest?: { version: string; routes: RouteManifest };
    __reactRouterRouteModules?: Parameters<ClientRoutes>[1];
    __reactRouterDataRouter?: {
      routes: RouteObject[];
      state: { location: { pathname: string } };
      patchRoutes(parentId: string | null, children: RouteObject[]): void;
    };
  }
}

/** The site was built anew since this page was loaded: only a full load brings code that fits together. */
class NewVersionError extends Error {
  override name = "NewVersionError";
}

/**
 * A page's script carries only its own route; the list of all 224 would cost every first view what a second page may never
 * need. It is fetched once, when a link to another page is first pointed at or followed.
 * @throws ChunkLoadError when the list cannot be loaded, NewVersionError when it belongs to another build.
 */
export async function discoverRoutes(path: string): Promise<void> {
  // While developing there is no such file; the router asks the server by itself.
  if (import.meta.env.DEV || isDiscovered(path)) return;
  known ??= load();
  try {
    await known;
  } catch (error) {
    known = undefined;
    throw error;
  }
}

let known: Promise<void> | undefined;

/** True when the router can tell which page is at `path`; the page for unknown addresses answers for any, so it does not count. */
function isDiscovered(path: string): boolean {
  const matches = matchRoutes(window.__reactRouterDataRouter?.routes ?? [], path);
  return matches !== null && matches.at(-1)?.route.path !== "*";
}

async function load(): Promise<void> {
  const manifest = window.__reactRouterManifest;
  if (!manifest) return;
  const { version, ...routes } = await loadChunk("script", ROUTE_LIST, async () => {
    const response = await fetch(`${ROUTE_LIST}?version=${manifest.version}`);
    if (!response.ok) throw new Error(`${ROUTE_LIST} answered ${response.status}`);
    return (await response.json()) as { version: { id: string } } & RouteManifest;
  });
  if (version.id !== manifest.version) throw new NewVersionError();
  addRoutes(manifest.routes, routes);
}

/** The same step as the router's own discovery takes with what the server answers. */
function addRoutes(to: RouteManifest, all: RouteManifest): void {
  const added = Object.fromEntries(Object.entries(all).filter(([id]) => !(id in to)));
  Object.assign(to, added);
  const parents = new Set(Object.values(added).map((route) => route?.parentId));
  for (const parent of parents) {
    if (parent !== undefined && parent in added) continue;
    window.__reactRouterDataRouter?.patchRoutes(
      parent ?? null,
      UNSAFE_createClientRoutes(
        added,
        (window.__reactRouterRouteModules ??= {}),
        null,
        true,
        false,
        parent,
      ),
    );
  }
}
