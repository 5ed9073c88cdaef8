import { siteFrame } from "#content/site.ts";
import { MAINTENANCE_PAGE } from "#shared/maintenance.ts";
import type { ExtraRoute, RouteEntry } from "#registry/page.ts";

/** Every address that no other route knows. */
export const notFoundRoute: RouteEntry = {
  path: "*",
  module: "frame/errors/not-found.tsx",
  frame: siteFrame,
};

/** In the place of every page while the site is being worked on: without header and footer. */
export const maintenanceRoute: ExtraRoute = {
  path: MAINTENANCE_PAGE,
  title: "Back soon",
  reason: "what every page answers while MAINTENANCE is set; at any other time there is nothing",
  module: "frame/errors/closed.tsx",
};
