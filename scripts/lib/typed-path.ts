import { resolve } from "node:path";

/** A path as it was typed: npm runs scripts in the project's folder, wherever it was called. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}
