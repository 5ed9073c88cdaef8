import path from "node:path";
import type { Plugin } from "vite";
import { moduleId } from "../../lib/slashes.ts";
import { TO_DO } from "../../lib/to-do.ts";
import { stillSamples } from "./still-samples.ts";

const root = path.resolve(import.meta.dirname, "../../..");
/** What runs in the browser. */
const marks = moduleId(new URL("./mark-samples.ts", import.meta.url));
const ID = "virtual:still-samples";

/**
 * While a site that was made from the template is developed, its pages show which words and pictures came with the template, and which facts
 * are missing, until `content/to-do.md` has them ticked. No build has any of it, and the template itself has no such list.
 */
export function samples(): Plugin {
  return {
    name: "vitrine:samples",
    apply: "serve",
    transform: {
      filter: { id: /\/app\/entry\.client\.tsx$/ },
      handler: (code) =>
        stillSamples(root) === null ? null : `${code}\nimport ${JSON.stringify(marks)};`,
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : null),
    load(id) {
      if (id !== `\0${ID}`) return null;
      this.addWatchFile(path.join(root, TO_DO));
      return `export const samples = ${JSON.stringify(stillSamples(root))};`;
    },
  };
}
