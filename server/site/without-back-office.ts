import type { ServerBuild } from "react-router";

/**
 * The application as it is where ADMIN_EMAILS is not set: the routes of the back office (ids `admin` and `admin/…`, app/routes.ts) are
 * taken out, so that their addresses are answered as any address is that leads nowhere, letter for letter.
 */
export function withoutBackOffice<Build extends ServerBuild>(build: Build): Build {
  const routes = Object.fromEntries(
    Object.entries(build.routes).filter(([id]) => !/^admin(?:\/|$)/.test(id)),
  );
  return { ...build, routes };
}
