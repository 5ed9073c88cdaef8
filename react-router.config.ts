import type { Config } from "@react-router/dev/config";
import { allPaths } from "./content/all-paths.ts";

export default {
  appDirectory: "app",
  buildDirectory: "build",
  ssr: true,
  /** The whole route manifest comes with the first page: no request asks the server what exists. */
  routeDiscovery: { mode: "initial" },
  prerender: {
    paths: allPaths()
      .filter(({ prerender }) => prerender)
      .map(({ path }) => path),
    concurrency: 2,
  },
} satisfies Config;
