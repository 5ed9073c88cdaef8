import type { Plugin } from "vite";
import { moduleId } from "../../lib/slashes.ts";

const onDemand = moduleId(new URL("./on-demand.ts", import.meta.url));

/** While developing, `?plain-words` behind any address shows the page with ordinary words, twice as long, and pictures of a telephone. */
export function plainWordsOnDemand(): Plugin {
  return {
    name: "vitrine:plain-words",
    apply: "serve",
    transform: {
      filter: { id: /\/app\/entry\.client\.tsx$/ },
      handler: (code) => `${code}\nimport ${JSON.stringify(onDemand)};`,
    },
  };
}
