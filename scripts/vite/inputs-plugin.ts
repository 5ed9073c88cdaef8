import { dirname, isAbsolute } from "node:path";
import type { Plugin } from "vite";
import { noteFolder, noteInput } from "../lib/note-input.ts";

/**
 * Notes for the record of the build which files the bundler's native code reads: every module, and the files of this configuration. The
 * folder of each module counts as listed, because `import.meta.glob` may have found it there. Tailwind looks for class names in all of
 * `app`; what no module of a page has needs no styles.
 */
export function inputs(): Plugin {
  return {
    name: "vitrine:inputs",
    apply: "build",
    configResolved({ configFileDependencies }) {
      for (const file of configFileDependencies) noteInput(file);
    },
    buildEnd() {
      for (const id of this.getModuleIds()) {
        if (!isAbsolute(id)) continue;
        noteInput(id.replace(/\?.*$/, ""));
        noteFolder(dirname(id));
      }
    },
  };
}
