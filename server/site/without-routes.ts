import type { ServerBuild } from "react-router";

/** The application without the routes whose ids fit: their addresses are answered as any address is that leads nowhere, letter for letter. */
export function withoutRoutes<Build extends ServerBuild>(
  build: Build,
  closed: readonly RegExp[],
): Build {
  if (closed.length === 0) return build;
  const others = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => !closed.some((each) => each.test(id))),
    );
  // The document is rendered from the list of the assets: it names the same routes.
  return {
    ...build,
    routes: others(build.routes),
    assets: { ...build.assets, routes: others(build.assets.routes) },
  };
}
