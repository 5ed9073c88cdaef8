import type { RequestHandler, ServerBuild } from "react-router";
import { ROUTE_LIST } from "#shared/route-list.ts";
import { addressOfRoute } from "./route-addresses.ts";
import { withoutRoutes } from "./without-routes.ts";

/** A pathname whose first segment is what it looks like; others, such as those with escapes, are asked of the whole table. */
const plain = /^\/(?:(?<first>[\w.-]+)(?:\/|$)|$)/;

/**
 * Handlers for parts of the route table: the router looks at each route several times for each page that it renders, and most routes begin
 * otherwise than the address. A part has all routes that can match an address with this beginning, in their order, so that what is
 * matched, and with it the page, is the same byte for byte; and it has the front page, whose routes every page names.
 * @param make a handler of a build, made when a part is first asked for.
 * @returns the handler for a pathname. There are as many as first segments in the table, and two.
 */
export function routeParts(
  build: ServerBuild,
  make: (build: ServerBuild) => RequestHandler,
): (pathname: string) => RequestHandler {
  const firsts = new Map<string, string | null>();
  for (const [id, route] of Object.entries(build.routes))
    if (route?.path !== undefined || route?.index)
      firsts.set(id, firstSegment(addressOfRoute(build, id)));
  const known = new Set(firsts.values());
  const handlers = new Map<string, RequestHandler>();

  return (pathname) => {
    const found = pathname === ROUTE_LIST ? null : plain.exec(pathname.replace(/\.data$/, ""));
    if (!found) return handlerOf("the whole", () => build);
    const first = (found.groups?.first ?? "").toLowerCase();
    const part = known.has(first) ? first : "";
    return handlerOf(`/${part}`, () => partOf(build, firsts, part));
  };

  function handlerOf(name: string, table: () => ServerBuild): RequestHandler {
    const made = handlers.get(name) ?? make(table());
    handlers.set(name, made);
    return made;
  }
}

/** In lower case, as addresses match in any; null where it can be anything: a parameter, `*`, something optional. */
function firstSegment(address: string): string | null {
  const [, first = ""] = address.split("/");
  return /^[\w.-]*$/.test(first) ? first.toLowerCase() : null;
}

function partOf(
  build: ServerBuild,
  firsts: ReadonlyMap<string, string | null>,
  part: string,
): ServerBuild {
  const wanted = new Set<string>();
  for (const [id, first] of firsts) {
    if (first !== null && first !== "" && first !== part) continue;
    for (let each: string | undefined = id; each; each = build.routes[each]?.parentId)
      wanted.add(each);
  }
  return withoutRoutes(build, (id) => !wanted.has(id));
}
