import type { Config } from "@react-router/dev/config";
import { basePathOf } from "./shared/base-path.mjs";
import { ROUTE_LIST } from "./shared/route-list.ts";

export default {
  appDirectory: "app",
  // `scripts/lib/build-site.ts` builds aside, prerenders and then changes the folders over.
  buildDirectory: process.env.VITRINE_BUILD_FOLDER ?? "build",
  ssr: true,
  /** Links to the front page keep the slash at its end. */
  basename: `${basePathOf(process.env.PUBLIC_URL)}/`,
  /** One route has a loader of its own for browsers; looking for more in each module costs a build seconds. */
  splitRouteModules: false,
  /** A page knows its own route; the others come in one file when a link is first used (`app/engine/route-discovery.ts`). */
  routeDiscovery: { mode: "lazy", manifestPath: ROUTE_LIST },
} satisfies Config;
