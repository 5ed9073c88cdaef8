import {
  matchRoutes,
  type RouteObject,
  type RouterState,
  UNSAFE_createClientRoutes,
} from "react-router";
import { withBase } from "./base-path/base-path.ts";
import { keepOnQueryChange } from "./keep-on-query.ts";
import { pagePath } from "./page-path.ts";

/*
 * With `router-manifest.ts`, which runs outside the browser, the only file that touches what React Router keeps to itself. Why, what would
 * replace it, and what to do at an upgrade: docs/decisions/0037-private-parts-of-the-router.md. `router-internals.spec.ts` fails when one
 * of these parts is no longer what it was.
 */

type ClientRoutes = typeof UNSAFE_createClientRoutes;
/** The routes that the browser knows, by id. */
export type RouteManifest = Parameters<ClientRoutes>[0];
type RouteModules = NonNullable<Parameters<ClientRoutes>[1]>;
type ManifestRoute = NonNullable<RouteManifest[string]>;

declare global {
  interface Window {
    __reactRouterManifest?: { version: string; routes: RouteManifest };
    __reactRouterRouteModules?: RouteModules;
    __reactRouterDataRouter?: {
      routes: RouteObject[];
      state: RouterState;
      patchRoutes(parentId: string | null, children: RouteObject[]): void;
    };
  }
}

/** True when the router can tell which page is at `path`; the page for unknown addresses answers for any, so it does not count. */
export function knowsPage(path: string): boolean {
  return (matching(path).at(-1)?.route.path ?? "*") !== "*";
}

/** The routes whose code and styles the page at `path` needs, the outermost first. */
export function routesOf(path: string): { id: string; entry: ManifestRoute }[] {
  const known = window.__reactRouterManifest?.routes ?? {};
  return matching(path).flatMap(({ route: { id } }) => {
    const entry = id === undefined ? undefined : known[id];
    return entry && id !== undefined ? [{ id, entry }] : [];
  });
}

/**
 * Where the router asks for the data of the page at `path`, letter for letter; null where it asks for nothing. Routes that have code of their own
 * for it ask by themselves, and those that keep theirs for another view of their page are left out by name.
 */
export function dataAddress(path: string, search: string): string | null {
  const address = withBase(pagePath(path));
  const isOtherView = window.__reactRouterDataRouter?.state.location.pathname === address;
  const withLoader = routesOf(path).filter(({ entry }) => entry.hasLoader);
  const asked = withLoader.filter(
    ({ id, entry }) =>
      !entry.hasClientLoader &&
      !(isOtherView && routeModules()[id]?.shouldRevalidate === keepOnQueryChange),
  );
  if (asked.length === 0) return null;
  const page = address.endsWith("/") ? `${address}_` : address;
  const url = new URL(`${page}.data${search}`, window.location.origin);
  url.searchParams.delete("index");
  if (asked.length < withLoader.length)
    url.searchParams.set("_routes", asked.map(({ id }) => id).join(","));
  return url.href;
}

/** The code of routes, by id; what is put here the router does not load itself. */
export function routeModules(): RouteModules {
  return (window.__reactRouterRouteModules ??= {});
}

/** Names the build that the page on screen is from; undefined outside a built page. */
export function buildVersion(): string | undefined {
  return window.__reactRouterManifest?.version;
}

/** Makes the router know these routes too: the same step as its own discovery takes with what the server answers. */
export function addRoutes(all: RouteManifest): void {
  const known = window.__reactRouterManifest?.routes ?? {};
  const added = Object.fromEntries(Object.entries(all).filter(([id]) => !(id in known)));
  Object.assign(known, added);
  const parents = new Set(Object.values(added).map((route) => route?.parentId));
  for (const parent of parents) {
    if (parent !== undefined && parent in added) continue;
    window.__reactRouterDataRouter?.patchRoutes(
      parent ?? null,
      UNSAFE_createClientRoutes(added, routeModules(), null, true, false, parent),
    );
  }
}

function matching(path: string) {
  return matchRoutes(window.__reactRouterDataRouter?.routes ?? [], path) ?? [];
}
