import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const specifiers = /(?:from|import)\s*\(?\s*"([#.][^"?]+)/g;

/**
 * What a source names of ours: modules (types too) and stylesheets, by their full names. Of packages and of what a plugin makes it says
 * nothing.
 * @param root of the project, where `#app/…` begins.
 */
export function importsOf(root: string, file: string): string[] {
  if (!/\.(?:tsx?|css)$/.test(file)) return [];
  return [...readFileSync(file, "utf8").matchAll(specifiers)].map(([, specifier = ""]) =>
    specifier.startsWith("#") ? join(root, specifier.slice(1)) : join(dirname(file), specifier),
  );
}
