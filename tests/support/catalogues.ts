import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../..");

interface CatalogueMessage {
  /** From the root of the project. */
  file: string;
  text: string;
}

/** The messages of all catalogues, as they are written there. What one hands on from another is not counted twice. */
export function catalogueMessages(): CatalogueMessage[] {
  return globSync("{app,forms,server,shared}/**/words.ts", { cwd: root }).flatMap((file) => {
    const source = readFileSync(join(root, file), "utf8");
    const written = source.matchAll(/^export const \w+ =\s*"((?:[^"\\]|\\.)*)";/gm);
    return [...written].map(([, text = ""]) => ({ file, text }));
  });
}
