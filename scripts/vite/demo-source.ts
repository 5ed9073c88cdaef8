import { Visitor, type ESTree } from "vite";

/**
 * The text that reproduces each `<Demo id="…">` (or `<TitleDemo>`) of a module: the imports and the module's own constants and components that its
 * JSX uses, then the JSX itself. Pasted into a page it renders the same.
 * @throws when a demo has no literal id, or two have the same.
 */
export function demosOf(source: string, program: ESTree.Program): Record<string, string> {
  const demos: Record<string, string> = {};
  const declarations = declarationsOf(source, program);
  new Visitor({
    JSXElement(node) {
      const { name, attributes } = node.openingElement;
      if (
        name.type !== "JSXIdentifier" ||
        !/^(Title)?Demo$/.test(name.name) ||
        !node.closingElement
      )
        return;
      const id = attributes.flatMap((attribute) =>
        attribute.type === "JSXAttribute" &&
        attribute.name.name === "id" &&
        attribute.value?.type === "Literal"
          ? [attribute.value.value]
          : [],
      )[0];
      if (!id) throw new Error("Each <Demo> needs an id in quotes: its code is found by it.");
      if (id in demos) throw new Error(`Two demos have the id "${id}".`);
      const jsx = dedent(source.slice(node.openingElement.end, node.closingElement.start));
      const used = needed(jsx, declarations);
      const imports = used.filter(({ kind }) => kind === "import").map(({ text }) => text);
      const own = used.filter(({ kind }) => kind === "own").map(({ text }) => text);
      demos[id] = [[...new Set(imports)].join("\n"), ...new Set(own), jsx]
        .filter(Boolean)
        .join("\n\n");
    },
  }).visit(program);
  return demos;
}

interface Declaration {
  name: string;
  kind: "import" | "own";
  text: string;
  start: number;
}

/** What a module's top level declares, by name. Exports (the page itself, its loader) do not belong to a demo. */
function declarationsOf(source: string, program: ESTree.Program): Declaration[] {
  return program.body.flatMap((node): Declaration[] => {
    const text = source.slice(node.start, node.end);
    const declare = (name: string, kind: Declaration["kind"], own = text) => [
      { name, kind, text: own, start: node.start },
    ];
    if (node.type === "ImportDeclaration")
      return node.specifiers.flatMap((specifier) =>
        declare(
          specifier.local.name,
          "import",
          specifier.type === "ImportSpecifier"
            ? `import { ${source.slice(specifier.start, specifier.end)} } from "${node.source.value}";`
            : text,
        ),
      );
    if (node.type === "VariableDeclaration")
      return node.declarations.flatMap(({ id }) =>
        id.type === "Identifier" ? declare(id.name, "own") : [],
      );
    if (node.type === "FunctionDeclaration" && node.id) return declare(node.id.name, "own");
    return [];
  });
}

/** The declarations that `text` names, and those that these name in turn, in source order. */
function needed(text: string, declarations: readonly Declaration[]): Declaration[] {
  const found = new Set<Declaration>();
  const pending = [text];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    for (const declaration of declarations) {
      if (found.has(declaration) || !new RegExp(`\\b${declaration.name}\\b`).test(next)) continue;
      found.add(declaration);
      if (declaration.kind === "own") pending.push(declaration.text);
    }
  }
  return [...found].sort((a, b) => a.start - b.start);
}

/** Removes the empty lines around a block and the indent that all its lines share. */
export function dedent(block: string): string {
  const lines = block
    .replace(/^\s*\n/, "")
    .trimEnd()
    .split("\n");
  const indents = lines.filter((line) => line.trim()).map((line) => /^ */.exec(line)![0].length);
  const shared = Math.min(...indents);
  return lines.map((line) => line.slice(shared)).join("\n");
}
