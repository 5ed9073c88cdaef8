import { dirname, join } from "node:path/posix";
import { subjectsOf, withoutLostParts } from "./doc-parts.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

const documents =
  /^(?:README|CONTRIBUTING|ARCHITECTURE)\.md$|^docs\/(?:guides|decisions)\/.*\.md$|\/README\.md$/;
/** A file or folder of ours, written as code. */
export const path =
  /`((?:\.github|app|art|content|deploy|docs|forms|registry|scripts|server|shared|tests)\/[\w./-]+)`/g;
/** To another document. */
const link = /\[([^\]]+)\]\(([\w./-]+\.md)(?:#[^)]*)?\)/g;
const command = /npm run (\w[\w:-]*)/g;
const commandAsCode = /`(npm run (\w[\w:-]*)[^`]*)`/g;
/** A line of a listing: a command, perhaps with settings before it. */
const listing = /^(?:\w+=\S+ )*npm /;
/** What a guide has its reader make, and what commands write. */
export const invented =
  /bakery|photographs\.json|to-do\.md|guest-book|harbour|\b(?:CATEGORY|GROUP|NAME|ROOM|SLUG|STYLE)\b/;
/** The same in parentheses of its own: “([why](…))”. */
const aside = /\s*\(\[[^\]]+\]\(([\w./-]+\.md)(?:#[^)]*)?\)\)/g;

/**
 * Removes documents, their sections and paragraphs that are about nothing but what is gone, doors of empty rooms, and rows of tables and
 * lines of listings that name only that. Where running text names it, it says that this is in the template. Changes the tree.
 */
export function sweepDocs(tree: Tree): Note[] {
  const notes: Note[] = [];
  for (const file of tree.keys()) if (isEmptyRoom(tree, file)) notes.push(removed(tree, file));
  const folders = new Set([...tree.keys()].flatMap(foldersOf));
  const isThere = (name: string) => folders.has(name) || tree.has(name);
  const { scripts = {} } = JSON.parse(tree.get("package.json") ?? "{}") as { scripts?: object };
  const isLostCommand = (name: string) => !(name in scripts);
  const isGone = (name: string) => !isThere(name.replace(/\/$/, "")) && !invented.test(name);
  for (const [file, text] of tree) {
    if (text === null || !documents.test(file)) continue;
    const subjects = subjectsOf(text);
    if (subjects.length > 0 && !subjects.some(isThere)) notes.push(removed(tree, file));
  }
  for (const [file, text] of tree) {
    if (text === null || !documents.test(file)) continue;
    const lines = withoutLostParts(text, isThere)
      // A command may go on in the next line.
      .split(/(?<!\\)\n/)
      .filter((line) => {
        const commands = [...line.matchAll(command)].map(([, name = ""]) => name);
        const areLost = commands.every(isLostCommand);
        if (!line.startsWith("|")) return commands.length === 0 || !areLost || !listing.test(line);
        const names = [...line.matchAll(path)].map(([, name = ""]) => name);
        return names.length + commands.length === 0 || !areLost || !names.every(isGone);
      });
    const left = lines
      .join("\n")
      .replaceAll(/^```\w*\n```\n\n?/gm, "")
      .replaceAll(aside, (whole, to: string) => (tree.has(join(dirname(file), to)) ? whole : ""))
      .replaceAll(link, (whole, words: string, to: string) =>
        tree.has(join(dirname(file), to)) ? whole : words,
      )
      .replaceAll(path, (code, name: string) => (isGone(name) ? `\`template:${name}\`` : code))
      .replaceAll(commandAsCode, (code, words: string, name: string) =>
        isLostCommand(name) ? `\`template:${words}\`` : code,
      );
    if (left === text) continue;
    tree.set(file, left);
    notes.push({ kind: "doc", name: `${file}, what it says of that` });
  }
  return notes;
}

function removed(tree: Tree, file: string): Note {
  tree.delete(file);
  return { kind: "doc", name: file };
}

function foldersOf(file: string): string[] {
  const parts = file.split("/").slice(0, -1);
  return parts.map((_, index) => parts.slice(0, index + 1).join("/"));
}

/** A door behind which nothing is left. */
function isEmptyRoom(tree: Tree, file: string): boolean {
  if (!/^app\/.*\/README\.md$/.test(file)) return false;
  const room = file.slice(0, -"README.md".length);
  return ![...tree.keys()].some(
    (each) => each.startsWith(room) && each !== file && !each.endsWith("/README.md"),
  );
}
