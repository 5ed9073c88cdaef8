import type { ServerBuild } from "react-router";
import { withoutBase } from "./base-path.ts";

type Route = NonNullable<ServerBuild["routes"][string]>;

/** The same build, whose loaders find in `url` the address without the path below which the site stands. `request` is as it came. */
export function withSiteAddresses(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => [id, route && told(route)]);
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

function told(route: Route): Route {
  const { loader } = route.module;
  if (!loader) return route;
  return {
    ...route,
    module: { ...route.module, loader: (args) => loader({ ...args, url: siteUrl(args.url) }) },
  };
}

function siteUrl(address: URL): URL {
  const url = new URL(address);
  url.pathname = withoutBase(url.pathname);
  return url;
}
