import { type Edit, edited, wholeItem } from "./edits.ts";
import { type Import, type Item, type Module, moduleOf } from "./module.ts";
import type { Note } from "./report.ts";
import { resolving } from "./resolve.ts";
import { isOfTests } from "./tests.ts";
import type { Tree } from "./tree.ts";

/**
 * Removes from lists what names something that is gone: an import that leads nowhere, where all that uses it are members of lists, with
 * these; and members that say the module of a page that is not there. Changes the tree.
 */
export function removeLines(tree: Tree): Note[] {
  const resolve = resolving(tree);
  const notes: Note[] = [];
  for (const [file, source] of tree) {
    if (source === null || !/^(?:app|content|forms|registry|server)\/.*\.ts$/.test(file)) continue;
    if (isOfTests(file) || file.endsWith(".d.ts")) continue;
    const module = moduleOf(file, source);
    const gone = module.imports.filter(({ specifier }) => "missing" in resolve(specifier, file));
    const edits = [
      ...gone.flatMap((each) => linesOf(module, each)),
      ...pagesWithoutModule(module, tree),
    ];
    if (edits.length === 0) continue;
    tree.set(file, edited(source, distinct(edits)));
    notes.push(
      ...gone.map(({ specifier }) => ({
        kind: "line" as const,
        name: file,
        why: `${specifier} is gone`,
      })),
    );
  }
  return notes;
}

/** The import and the members that are what it binds; nothing when something else uses that. */
function linesOf({ source, declarations, effects, exportNames }: Module, gone: Import): Edit[] {
  const names = new Set(gone.bindings.map(({ local }) => local));
  if (gone.isPassedOn || names.size === 0) return [];
  const uses = (its: { names: Set<string>; members: Map<string, unknown> }) =>
    [...names].some((name) => its.names.has(name) || its.members.has(name));
  const isNeeded =
    uses(effects) ||
    exportNames.some(({ local }) => names.has(local)) ||
    declarations.some(({ around }) => uses(around));
  const items = declarations.flatMap((each) => each.items);
  const isMember = ({ reference }: Item) => reference !== undefined && names.has(reference);
  if (isNeeded || items.some((item) => uses(item.uses) && !isMember(item))) return [];
  const end = source[gone.end] === "\n" ? gone.end + 1 : gone.end;
  return [
    { start: gone.start, end },
    ...items.filter(isMember).map((item) => wholeItem(source, item)),
  ];
}

function pagesWithoutModule({ source, declarations }: Module, tree: Tree): Edit[] {
  const isLost = ({ uses }: Item) =>
    [...uses.said].some(
      (word) => /^[\w-]+\/.*\.tsx$/.test(word) && !tree.has(`app/${word}`) && !tree.has(word),
    );
  return declarations
    .flatMap(({ items }) => items)
    .filter(isLost)
    .map((item) => wholeItem(source, item));
}

function distinct(edits: readonly Edit[]): Edit[] {
  return [...new Map(edits.map((edit) => [edit.start, edit])).values()];
}
