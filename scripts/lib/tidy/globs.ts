import { dirname, join, matchesGlob } from "node:path/posix";
import { isOfTests } from "./kinds.ts";
import { isModule } from "./module-types.ts";
import type { Tree } from "./tree.ts";

/** The modules that patterns mean in a file: beside it, or from the root. */
export function modulesMeant(tree: Tree, file: string, globs: readonly string[]): string[] {
  return globs.flatMap((glob) => {
    if (!/^(?:\/|\.\.?\/)/.test(glob)) return [];
    const pattern = glob.startsWith("/") ? glob.slice(1) : join(dirname(file), glob);
    return [...tree.keys()].filter(
      (each) => each !== file && isModule(each) && !isOfTests(each) && matchesGlob(each, pattern),
    );
  });
}
