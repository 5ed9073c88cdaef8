import { type ESTree, Visitor } from "vite";

interface Call {
  /** Where the function's name begins; the call ends at `end`. */
  start: number;
  end: number;
  /** The first argument, if there is one. */
  argument: ESTree.Argument | undefined;
}

/**
 * The names that a module gives to functions of another one.
 * @param wanted their names there.
 * @param isMeant recognises the other one as a module imports it.
 */
export async function importedNames(
  program: ESTree.Program,
  wanted: readonly string[],
  isMeant: (source: string) => Promise<boolean>,
): Promise<string[]> {
  const names: string[] = [];
  for (const node of program.body) {
    if (node.type !== "ImportDeclaration") continue;
    for (const specifier of node.specifiers) {
      if (specifier.type !== "ImportSpecifier") continue;
      const { imported } = specifier;
      const name = imported.type === "Identifier" ? imported.name : imported.value;
      if (wanted.includes(name) && (await isMeant(node.source.value)))
        names.push(specifier.local.name);
    }
  }
  return names;
}

/** Calls of the function `name` in source order. */
export function callsOf(program: ESTree.Program, name: string): Call[] {
  const calls: Call[] = [];
  new Visitor({
    CallExpression({ callee, arguments: [argument], start, end }) {
      if (callee.type === "Identifier" && callee.name === name)
        calls.push({ start, end, argument });
    },
  }).visit(program);
  return calls.sort((a, b) => a.start - b.start);
}
