import type { ServerBuild } from "react-router";
import { extraRoutes } from "#registry/pages.ts";

/** Addresses that the server answers itself, besides those that the registry names. */
const serversOwn = ["/dev/mail/:key/:name"];

/** The address of every route, with `:name` for parameters: from the route table as it was built, the registry, and the server's own. */
export function routeAddresses({ routes }: Pick<ServerBuild, "routes">): string[] {
  const addressOf = (id: string | undefined): string => {
    const route = id === undefined ? undefined : routes[id];
    if (!route) return "";
    const parent = addressOf(route.parentId);
    return route.path ? `${parent}/${route.path}` : parent;
  };
  return [
    ...Object.keys(routes).map((id) => addressOf(id) || "/"),
    ...extraRoutes.map(({ path }) => path),
    ...serversOwn,
  ];
}
