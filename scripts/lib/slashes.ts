import path from "node:path";
import { fileURLToPath } from "node:url";

/* Bundlers, git and rules about files write paths with slashes on every system; Windows itself answers with backslashes. */

export function withSlashes(file: string): string {
  return file.replaceAll("\\", "/");
}

/** A file's path in a project, as git has it. @param system whose paths these are; a test has another's. */
export function inProject(
  root: string,
  file: string,
  system: Pick<typeof path, "relative"> = path,
): string {
  return withSlashes(system.relative(root, file));
}

/** What the bundler calls a module of ours. @param windows whether the system is; a test says another. */
export function moduleId(address: URL, windows?: boolean): string {
  return withSlashes(fileURLToPath(address, { windows }));
}

/** The file of a module: its id without what a plugin is asked behind it. */
export function fileOfId(id: string): string {
  return id.replace(/\?.*$/, "");
}
