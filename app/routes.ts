import {
  type RouteConfig,
  type RouteConfigEntry,
  index,
  layout,
  route,
} from "@react-router/dev/routes";
import type { RouteEntry } from "#registry/page.ts";
import {
  extraRoutes,
  featureFrames,
  pages,
  parametricRoutes,
  routesToTry,
} from "#registry/pages.ts";

/** Addresses that are no page of the registry and still have a module. */
const others = [
  ...parametricRoutes,
  ...extraRoutes.flatMap(({ module, ...entry }) => (module ? [{ ...entry, module }] : [])),
];

/**
 * The route table, made from the registry. A page's header and footer, chosen there by name, become its layout routes
 * (header › footer › page), so their code is loaded with the page and stays mounted between pages that share it. The id of a route is its
 * path.
 */
export default [
  ...framed(
    "",
    pages.map(({ header, footer, ...page }) => ({ ...page, frame: { header, footer } })),
  ),
  ...framed("extra", others),
  ...framed("try", routesToTry),
] satisfies RouteConfig;

/** Routes within their frames, each frame once. @param prefix of the ids of headers and footers */
function framed(prefix: string, entries: readonly RouteEntry[]): RouteConfigEntry[] {
  const byFrame = Map.groupBy(entries, ({ frame }) => JSON.stringify(frame));
  return [...byFrame.values()].flatMap((group) => {
    const { frame } = group[0]!;
    const children = group.map(routeOf);
    if (!frame) return children;
    if (typeof frame === "string") {
      const own = featureFrames.find(({ name }) => name === frame);
      if (!own) throw new Error(`no feature hands in the frame "${frame}" of ${group[0]!.path}`);
      return layout(own.module, { id: own.id }, children);
    }
    const { header, footer } = frame;
    const id = [prefix, header, footer].filter(Boolean).join("/");
    return layout(`frame/headers/${header}.tsx`, { id: `${id}/header` }, [
      layout(`frame/footers/${footer}.tsx`, { id: `${id}/footer` }, children),
    ]);
  });
}

function routeOf({ path, module }: RouteEntry): RouteConfigEntry {
  if (path === "/") return index(module, { id: path });
  const name = path.replace(/^\//, "");
  return route(name, module, { id: path });
}
