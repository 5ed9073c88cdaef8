import { type Edit, edited, wholeItem, wholeStatement } from "./edits.ts";
import { isOfTests } from "./kinds.ts";
import { withoutNames } from "./leave-out.ts";
import type { Missing } from "./marks.ts";
import { type Item, type Module, moduleOf } from "./module.ts";
import type { Note } from "./report.ts";
import { resolving } from "./resolve.ts";
import type { Tree } from "./tree.ts";
import { unitOf } from "./units.ts";

/**
 * Takes out of modules what uses something that is gone: lines of lists, elements of pages, and members of lists that say the module of a page
 * that is not there. Where it cannot be taken out, the page, form or program goes that it is part of. Changes the tree.
 * @param missing exports that are not there any more; files that are not are found here.
 */
export function removeUses(tree: Tree, missing: readonly Missing[] = []): Note[] {
  const resolve = resolving(tree);
  const notes: Note[] = [];
  for (const file of [...tree.keys()].filter((each) => isSource(each))) {
    const source = tree.get(file);
    if (typeof source !== "string") continue;
    const module = moduleOf(file, source);
    const lost = module.imports.flatMap(({ specifier, bindings }) => {
      const target = resolve(specifier, file);
      if ("missing" in target) return bindings.map((each) => ({ ...each, of: target.missing }));
      if (!("file" in target)) return [];
      return bindings
        .filter(({ imported }) =>
          missing.some((each) => each.file === target.file && each.name === imported),
        )
        .map((each) => ({ ...each, of: target.file }));
    });
    const of = lost[0]?.of ?? partThatProgramLacks(file, module, tree);
    const left = withoutUses(file, module, new Set(lost.map(({ local }) => local)), tree);
    const unit = unitOf(file);
    if (left === source && (of === undefined || unit === undefined)) continue;
    // A program does one thing: it goes with what it needs.
    if (left !== undefined && (of === undefined || !unit?.startsWith("scripts/"))) {
      tree.set(file, left);
      const why = `${of ?? "its page"} is gone`;
      notes.push({ kind: file.endsWith(".tsx") ? "part" : "line", name: file, why });
    } else if (unit !== undefined) {
      const its = [...tree.keys()].filter((one) => one === unit || one.startsWith(`${unit}/`));
      for (const each of its) tree.delete(each);
      notes.push({ kind: "page", name: unit, why: `needs ${of}, which is gone` });
    }
  }
  return notes;
}

/** A module in `scripts` that a program there names by its path, and that is gone. */
function partThatProgramLacks(
  file: string,
  { declarations, effects }: Module,
  tree: Tree,
): string | undefined {
  if (!/^scripts\/[\w-]+\.ts$/.test(file)) return undefined;
  const said = [effects, ...declarations.map(({ uses }) => uses)].flatMap((uses) => [...uses.said]);
  return said.find((word) => /^bench\/[\w-]+\.tsx$/.test(word) && !tree.has(`scripts/${word}`));
}

function isSource(file: string): boolean {
  return (
    /^(?:(?:app|content|forms|registry|server|shared|scripts)\/.*|[\w.]+)\.(?:tsx?|mjs)$/.test(
      file,
    ) && !isOfTests(file)
  );
}

/** The module without uses of these names, undefined where that cannot be. */
function withoutUses(
  file: string,
  module: Module,
  lost: ReadonlySet<string>,
  tree: Tree,
): string | undefined {
  const edits = [...pagesWithoutModule(module, tree), ...virtualModules(file, module, tree)];
  const source = edits.length > 0 ? edited(module.source, edits) : module.source;
  if (lost.size === 0) return source;
  const isPage = file.endsWith(".tsx") && unitOf(file) !== undefined;
  const left = withoutNames(file, source, lost, isPage);
  // A page that only shows what is gone has nothing left to show.
  const showsPiece = /<Demo\b/;
  if (isPage && showsPiece.test(source) && !showsPiece.test(left ?? "")) return undefined;
  // With what nothing uses any more the import itself goes.
  return left === undefined ? undefined : withoutImports(file, left, lost);
}

function withoutImports(file: string, source: string, lost: ReadonlySet<string>): string {
  const gone = moduleOf(file, source).imports.filter(
    ({ bindings }) => bindings.length > 0 && bindings.every(({ local }) => lost.has(local)),
  );
  return edited(
    source,
    gone.map(({ start, end }) => ({ start, end: source[end] === "\n" ? end + 1 : end })),
  );
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

/** Descriptions of modules that plugins make, where they are made from what is gone. */
function virtualModules(file: string, { source, declarations }: Module, tree: Tree): Edit[] {
  if (!file.endsWith(".d.ts")) return [];
  const resolve = resolving(tree);
  return declarations
    .filter(({ uses }) =>
      uses.imports.some(({ specifier }) => "missing" in resolve(specifier, file)),
    )
    .map((each) => wholeStatement(source, each));
}
