import type { Config } from "@react-router/dev/config";
import { allPaths } from "./content/all-paths.ts";
import { calendarFiles } from "./app/demos/events-conference/calendar-files.server.ts";
import { ROUTE_LIST } from "./shared/route-list.ts";

export default {
  appDirectory: "app",
  // `scripts/build.mjs` builds aside and then changes the folders over.
  buildDirectory: process.env.VITRINE_BUILD_FOLDER ?? "build",
  ssr: true,
  /** A page knows its own route; the others come in one file when a link is first used (`app/lib/route-discovery.ts`). */
  routeDiscovery: { mode: "lazy", manifestPath: ROUTE_LIST },
  prerender: {
    paths: [
      ...allPaths()
        .filter(({ prerender }) => prerender)
        .map(({ path }) => path),
      ...calendarFiles.keys(),
    ],
    concurrency: 2,
  },
} satisfies Config;
