import type { ServerBuild } from "react-router";
import { extraRoutes } from "#registry/pages.ts";

/** Addresses that the server answers itself, besides those that the registry names. */
const serversOwn = ["/dev/mail/:key/:name"];

/** The address of every route, with `:name` for parameters: from the route table as it was built, the registry, and the server's own. */
export function routeAddresses({ routes }: RouteTable): string[] {
  return [
    ...Object.keys(routes).map((id) => addressOfRoute({ routes }, id)),
    ...extraRoutes.map(({ path }) => path),
    ...serversOwn,
  ];
}

type RouteTable = Pick<ServerBuild, "routes">;

/** With those of the routes that it lies in. */
export function addressOfRoute({ routes }: RouteTable, id: string): string {
  let address = "";
  for (let route = routes[id]; route; route = routes[route.parentId ?? ""])
    if (route.path) address = `/${route.path}${address}`;
  return address || "/";
}
