import { catalogueOf } from "./catalogues.ts";
import { type Edit, edited, wholeItem, wholeStatement } from "./edits.ts";
import type { Marks } from "./marks.ts";
import { type Declaration, type Import, type Module, moduleOf } from "./module.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";

/** Where tidy removes code that nothing leads to. */
export const rooms = /^(?:app|content|forms|registry|server|shared|scripts|tests|deploy)\//;

/** Whether a file of the project is code: one that nothing leads to is not needed. */
function isCode(file: string): boolean {
  return rooms.test(file) && /(?<!\.d)\.(?:tsx?|mts|mjs|css)$/.test(file);
}

/** Removes files, declarations, imports, members of catalogues and the word `export` that nothing marked needs. Changes the tree. */
export function sweepCode(tree: Tree, marks: Marks): Note[] {
  const notes: Note[] = [];
  const files = [...tree];
  for (const [file, source] of files) {
    if (!isCode(file) || source === null) continue;
    if (!marks.files.has(file)) {
      tree.delete(file.replace(/\.mjs$/, ".d.mts"));
      tree.delete(file);
      notes.push({ kind: "file", name: file });
    } else if (!file.endsWith(".css")) {
      const swept = sweepModule(file, moduleOf(file, source), marks);
      if (swept.edits.length === 0) continue;
      tree.set(file, edited(source, swept.edits));
      notes.push(...swept.notes);
    }
  }
  return notes;
}

function sweepModule(file: string, module: Module, marks: Marks): { edits: Edit[]; notes: Note[] } {
  const { source } = module;
  const edits: Edit[] = [];
  const notes: Note[] = [];
  const isAsked = (name: string) =>
    marks.exported.has(`${file}#${name}`) || marks.exported.has(`${file}#*`);
  const asked = module.declarations.filter(
    ({ exportWord, names }) => exportWord !== undefined && names.some(isAsked),
  );
  for (const each of module.declarations) {
    if (!marks.declarations.has(each)) {
      edits.push(wholeStatement(source, each));
      notes.push({ kind: kindOf(file), name: `${file}: ${each.names.join(", ")}` });
      continue;
    }
    if (each.exportWord && !each.names.some(isAsked) && !isPartOfExport(each, asked))
      edits.push(each.exportWord);
    const catalogue = catalogueOf(file, each.names);
    for (const item of catalogue ? unmarkedItems(each, marks) : []) {
      edits.push(wholeItem(source, item));
      notes.push({ kind: "member", name: `${file}: ${item.key}` });
    }
  }
  for (const each of module.imports) {
    const kept = each.bindings.filter(({ local }) => marks.bound.has(`${file}#${local}`));
    if (kept.length === each.bindings.length) continue;
    edits.push(
      kept.length === 0
        ? withoutComment(source, each)
        : { ...each, text: importOf(source, each, kept) },
    );
  }
  const unasked = module.exportNames.filter(({ exported }) => !isAsked(exported));
  edits.push(...unasked.map((each) => wholeItem(source, each)));
  return { edits, notes };
}

/** A type that an export is described with may be named by whoever uses that. */
function isPartOfExport(
  { isType, names }: Declaration,
  declarations: readonly Declaration[],
): boolean {
  return (
    isType &&
    declarations.some(
      ({ signature, ...each }) => !each.isType && names.some((name) => signature.names.has(name)),
    )
  );
}

function kindOf(file: string): Note["kind"] {
  return file.endsWith("/words.ts") ? "message" : "declaration";
}

function unmarkedItems({ items }: Declaration, marks: Marks) {
  return items.filter((item) => !marks.items.has(item));
}

/** The comment above an import is often the file's. */
function withoutComment(source: string, { start, end }: Import): Edit {
  return { start, end: source[end] === "\n" ? end + 1 : end };
}

function importOf(
  source: string,
  { start, end, from, isPassedOn }: Import,
  kept: Import["bindings"],
): string {
  const written = kept.map((each) => ({ ...each, text: source.slice(each.start, each.end) }));
  const isNamed = ({ imported, text }: { imported: string; text: string }) =>
    imported !== "*" && (imported !== "default" || /^default\b/.test(text));
  const named = written.filter((each) => isPassedOn || isNamed(each)).map(({ text }) => text);
  const others = written.filter((each) => !isPassedOn && !isNamed(each)).map(({ text }) => text);
  const word = /^(?:import|export)(?:\s+type\b)?/.exec(source.slice(start))![0];
  const names = [...others, ...(named.length > 0 ? [`{ ${named.join(", ")} }`] : [])].join(", ");
  return `${word} ${names} from ${source.slice(from, end)}`;
}
