import { createMiddleware } from "hono/factory";
import { ROUTE_LIST } from "#shared/route-list.ts";
import type { AppEnv } from "../context.ts";
import { apiError } from "../routes/answers.ts";
import type { AddressReach, SitePort } from "../site-port.ts";

/** The router asks about so many single routes at once, at most. */
const MOST_PATHS = 100;

/**
 * Rule: no address longer than the site's longest is routed. Routers take time that grows with the square of the number of segments
 * (eight thousand hold the process for seconds), so what reaches too far is answered with the 404 page before anything looks at it,
 * whatever the method, and so are questions of the router about such addresses.
 */
export function addressReach({ reach, notFound }: Pick<SitePort, "reach" | "notFound">) {
  return createMiddleware<AppEnv>(async (context, next) => {
    const { path, raw } = context.req;
    if (isWithin(reach, path) && (path !== ROUTE_LIST || areWithin(reach, pathsAskedFor(raw))))
      return next();
    return path.startsWith("/api/") ? apiError("not-found") : notFound(raw);
  });
}

function pathsAskedFor({ url }: Request): string[] {
  return new URL(url).searchParams.getAll("paths").flatMap((paths) => paths.split(","));
}

function areWithin(reach: AddressReach, paths: readonly string[]): boolean {
  return paths.length <= MOST_PATHS && paths.every((path) => isWithin(reach, path));
}

function isWithin({ characters, segments }: AddressReach, path: string): boolean {
  return path.length <= characters && segmentsOf(path) <= segments;
}

function segmentsOf(path: string): number {
  return path.split("/").length - 1;
}

/** What stands for a parameter: longer than our tokens, ids and the names of kept mails. */
const PARAMETER = "x".repeat(80);

/** How far these addresses reach; `:name` in one is a parameter. Data of a page is asked for at its address with `.data`. */
export function reachOf(addresses: Iterable<string>): AddressReach {
  const reach = { characters: 0, segments: 0 };
  for (const address of addresses) {
    const path = `${address.replaceAll(/:\w+/g, PARAMETER)}.data`;
    reach.characters = Math.max(reach.characters, path.length);
    reach.segments = Math.max(reach.segments, segmentsOf(path));
  }
  return reach;
}
