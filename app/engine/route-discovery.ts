import { ROUTE_LIST } from "#shared/route-list.ts";
import { BASE_PATH } from "./base-path/base-path.ts";
import { loadChunk } from "./load-chunk.ts";
import { addRoutes, buildVersion, knowsPage, type RouteManifest } from "./router-internals.ts";

/** Only a full load will do: the site was built anew since this page was loaded, or the server has to say what an address means. */
export class FullLoadError extends Error {
  override name = "FullLoadError";
}

/**
 * A page's script carries only its own route; the list of all 224 would cost every first view what a second page may never
 * need. It is fetched once, when a link to another page is first pointed at or followed.
 * @throws ChunkLoadError when the list cannot be loaded, FullLoadError when it belongs to another build.
 */
export async function discoverRoutes(path: string): Promise<void> {
  // While developing there is no such file; the router asks the server by itself.
  if (import.meta.env.DEV || knowsPage(path)) return;
  known ??= load();
  try {
    await known;
  } catch (error) {
    known = undefined;
    throw error;
  }
}

let known: Promise<void> | undefined;

async function load(): Promise<void> {
  const own = buildVersion();
  if (own === undefined) return;
  const { version, ...routes } = await loadChunk("script", ROUTE_LIST, async () => {
    const response = await fetch(`${BASE_PATH}${ROUTE_LIST}?version=${own}`);
    if (!response.ok) throw new Error(`${ROUTE_LIST} answered ${response.status}`);
    return (await response.json()) as { version: { id: string } } & RouteManifest;
  });
  if (version.id !== own) throw new FullLoadError();
  addRoutes(routes);
}
