import { type Edit, edited } from "./edits.ts";
import { syntaxOf } from "./module.ts";
import type { Tree } from "./tree.ts";
import { isNode, type Node, usesOf } from "./uses.ts";

/** Nodes of TypeScript that something is left of when the code runs. */
const running =
  /^TS(?:(?:As|Satisfies|NonNull|Instantiation)Expression|TypeAssertion|Enum|ParameterProperty|Export)/;

/**
 * Imports that only types use once something else has left, written as `import type`: the house's lint asks for it. Looks only at modules that
 * were changed, as the others are as their author wrote them. Changes the tree; nothing a reader of the report would miss.
 */
export function writeTypeImports(before: Tree, tree: Tree): void {
  for (const [file, source] of tree) {
    if (source === null || source === before.get(file) || !/(?<!\.d)\.tsx?$/.test(file)) continue;
    const edits = typeImports(syntaxOf(file, source));
    if (edits.length > 0) tree.set(file, edited(source, edits));
  }
}

function typeImports(statements: readonly Node[]): Edit[] {
  const imports = statements.filter(
    ({ type, importKind }) => type === "ImportDeclaration" && importKind !== "type",
  );
  const others = statements.filter(({ type }) => type !== "ImportDeclaration");
  const { names, members } = usesOf(others.map(withoutTypes));
  const runs = ({ local, importKind }: Node) =>
    importKind !== "type" &&
    [names, members].some((each) => each.has((local as Node).name as string));
  return imports.flatMap((each) => editsOf(each, runs));
}

/** Of one import: the word for all of it, or for those of its names that are types. */
function editsOf({ start, specifiers }: Node, runs: (specifier: Node) => boolean): Edit[] {
  const all = specifiers as Node[];
  const types = all.filter((each) => !runs(each));
  const named = types.filter(({ type }) => type === "ImportSpecifier");
  const isMixed = named.length > 0 && named.length < all.length;
  if (all.length > 0 && types.length === all.length && !isMixed)
    return [after(start + "import".length, " type"), ...named.filter(isMarked).map(withoutMark)];
  return named.filter((each) => !isMarked(each)).map((each) => after(each.start, "type "));
}

function isMarked({ importKind }: Node): boolean {
  return importKind === "type";
}

function withoutMark({ start, imported }: Node): Edit {
  return { start, end: (imported as Node).start };
}

function after(place: number, text: string): Edit {
  return { start: place, end: place, text };
}

/** A copy of a piece of code without its types. */
function withoutTypes(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(withoutTypes);
  if (!isNode(node)) return node;
  if (node.type.startsWith("TS") && !running.test(node.type)) return null;
  return Object.fromEntries(Object.entries(node).map(([key, value]) => [key, withoutTypes(value)]));
}
