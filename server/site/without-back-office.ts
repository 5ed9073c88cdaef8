import type { ServerBuild } from "react-router";
import { isInOffice } from "#shared/back-office/addresses.ts";

/**
 * The application as it is where ADMIN_EMAILS is not set: the routes of the back office (their ids begin as its addresses do, with or
 * without the stroke) are taken out, so that their addresses are answered as any address is that leads nowhere, letter for letter.
 */
export function withoutBackOffice<Build extends ServerBuild>(build: Build): Build {
  const others = <Route>(routes: Record<string, Route>) =>
    Object.fromEntries(
      Object.entries(routes).filter(([id]) => !isInOffice(id) && !isInOffice(`/${id}`)),
    );
  // The document is rendered from the list of the assets: it names the same routes.
  return {
    ...build,
    routes: others(build.routes),
    assets: { ...build.assets, routes: others(build.assets.routes) },
  };
}
