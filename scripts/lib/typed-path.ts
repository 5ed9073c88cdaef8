import { relative, resolve } from "node:path";

/** A path as it was typed: npm runs scripts in the project's folder, wherever it was called. */
export function typedPath(path: string): string {
  return resolve(process.env.INIT_CWD ?? ".", path);
}

/** A path as it is seen from where npm was called. */
export function fromCaller(path: string): string {
  return relative(typedPath("."), path) || ".";
}

/** The same, to be typed there as a word of a command. */
export function asTyped(path: string): string {
  const seen = fromCaller(path);
  return /[^\w./-]/.test(seen) ? `"${seen}"` : seen;
}
