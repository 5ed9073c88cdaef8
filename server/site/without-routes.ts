import type { ServerBuild } from "react-router";

/** The application without the routes whose ids say so: their addresses are answered as any address is that leads nowhere, letter for letter. */
export function withoutRoutes<Build extends ServerBuild>(
  build: Build,
  isClosed: (id: string) => boolean,
): Build {
  const others = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => !isClosed(id)));
  // The document is rendered from the list of the assets: it names the same routes.
  return {
    ...build,
    routes: others(build.routes),
    assets: { ...build.assets, routes: others(build.assets.routes) },
  };
}
