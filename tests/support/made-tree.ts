import { textOf } from "../../scripts/lib/make-yours/syntax.ts";
import type { Tree } from "../../scripts/lib/tidy/tree.ts";

/** The commands of a site that was made. */
export function commandsOf(tree: Tree): Record<string, string> {
  return (JSON.parse(textOf(tree, "package.json")) as { scripts: Record<string, string> }).scripts;
}

/** What has a folder of its own in a room. */
export function foldersIn(tree: Tree, room: string): string[] {
  const names = [...tree.keys()]
    .filter((file) => file.startsWith(`${room}/`) && file.split("/").length > 3)
    .map((file) => file.split("/")[2]!);
  return [...new Set(names)];
}
