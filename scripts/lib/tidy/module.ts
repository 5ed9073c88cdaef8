import { parseAst } from "vite";
import { boundBy } from "./bindings.ts";
import { isNode, type Node, noUses, stringOf, type Uses, usesOf } from "./uses.ts";

/** A place in a source: offsets of characters. */
export interface Span {
  start: number;
  end: number;
}

/** What a statement binds at the top of a module. */
export interface Declaration extends Span {
  names: readonly string[];
  uses: Uses;
  /** What it uses apart from its items. */
  around: Uses;
  /** Of the word `export` before it. */
  exportWord?: Span;
  /** Whether it is gone when the code runs. */
  isType: boolean;
  /** What it is to those who use it: names in its types. */
  signature: Uses;
  /** What it is made of, where that is an array or an object: a list whose members may have lost their users. */
  items: readonly Item[];
}

/** A member of a list. */
export interface Item extends Span {
  /** What it says, or the key under which it stands; for anything else the text. */
  key: string;
  uses: Uses;
  /** The name, where it is no more than one, also spread. */
  reference?: string;
}

/** What an import binds, or what is passed on of another module. */
interface Binding extends Span {
  local: string;
  /** `*` for all of it. */
  imported: string;
}

export interface Import extends Span {
  specifier: string;
  /** Where the specifier begins. */
  from: number;
  bindings: readonly Binding[];
  /** Passed on and not bound: `export … from`. */
  isPassedOn: boolean;
}

/** A name under which a local one is exported, apart from its declaration. */
interface ExportName extends Span {
  local: string;
  exported: string;
}

export interface Module {
  source: string;
  imports: readonly Import[];
  declarations: readonly Declaration[];
  exportNames: readonly ExportName[];
  /** Of statements that bind nothing: they run when the module is loaded. */
  effects: Uses;
}

const parsed = new Map<string, Map<string, Module>>();

/** Reads a module once for each source. @throws {Error} with the file's name where it cannot be read. */
export function moduleOf(file: string, source: string): Module {
  const its = parsed.get(file) ?? new Map<string, Module>();
  parsed.set(file, its);
  const module = its.get(source) ?? readModule(file, source);
  its.set(source, module);
  return module;
}

function readModule(file: string, source: string): Module {
  const imports: Import[] = [];
  const declarations: Declaration[] = [];
  const exportNames: ExportName[] = [];
  const effects = noUses();
  for (const node of syntaxOf(file, source)) {
    const declared = isNode(node.declaration) ? node.declaration : node;
    if (
      node.type === "ImportDeclaration" ||
      (isNode(node.source) && node.type.startsWith("Export"))
    )
      imports.push(importOf(node));
    else if (node.type === "ExportDefaultDeclaration")
      declarations.push(declarationOf(node, declared, ["default", ...namesOf(declared)], source));
    else if (node.type === "ExportNamedDeclaration" && !node.declaration)
      for (const each of node.specifiers as Node[]) exportNames.push(exportNameOf(each));
    else {
      const names = namesOf(declared);
      if (names.length === 0) usesOf(node, effects);
      else declarations.push(declarationOf(node, declared, names, source));
    }
  }
  return { source, imports, declarations, exportNames, effects };
}

/** The statements of a module. @throws {Error} with the file's name where it cannot be read. */
export function syntaxOf(file: string, source: string): Node[] {
  try {
    const lang = file.endsWith("x") ? "tsx" : /\.d\.m?ts$/.test(file) ? "dts" : "ts";
    return parseAst(source, { lang }).body as unknown as Node[];
  } catch (error) {
    throw new Error(`${file} cannot be read: ${(error as Error).message}`, { cause: error });
  }
}

function namesOf(node: Node): string[] {
  if (node.type === "VariableDeclaration")
    return (node.declarations as Node[]).flatMap(({ id }) => boundBy(id));
  // A module that a plugin makes is a declaration by its specifier.
  const specifier = node.type === "TSModuleDeclaration" && isNode(node.id) && stringOf(node.id);
  if (specifier && specifier.startsWith("virtual:")) return [specifier];
  const isDeclaration =
    /^(?:Function|Class|TSTypeAlias|TSInterface|TSEnum)Declaration$|^TSDeclareFunction$/;
  return isDeclaration.test(node.type) ? boundBy(node.id) : [];
}

function declarationOf(node: Node, declared: Node, names: string[], source: string): Declaration {
  const list = listOf(declared);
  const isExported = node !== declared && node.type === "ExportNamedDeclaration";
  return {
    names,
    start: node.start,
    end: node.end,
    uses: usesOf(declared),
    around: usesAround(declared, list),
    items: list ? itemsOf(list, source) : [],
    signature: signatureOf(declared),
    isType: /^TS(?:Interface|TypeAlias)Declaration$/.test(declared.type),
    ...(isExported && { exportWord: { start: node.start, end: declared.start } }),
  };
}

/** Of a function its parameters and what it returns, of a constant its type; all that it uses where that is not written. */
function signatureOf(declared: Node): Uses {
  const [declarator] = (declared.declarations as Node[] | undefined) ?? [];
  const init = declarator?.init;
  const made = isNode(init) && init.type === "ArrowFunctionExpression" ? init : declared;
  if (isNode(made.returnType)) return usesOf({ ...made, id: null, body: null });
  const written = isNode(declarator?.id) && declarator.id.typeAnnotation;
  return written ? usesOf(written) : usesOf(declared);
}

function listOf(declared: Node): Node | undefined {
  const [declarator, ...others] = (declared.declarations as Node[] | undefined) ?? [];
  return declarator && others.length === 0 ? listIn(declarator.init) : undefined;
}

function usesAround(declared: Node, list: Node | undefined): Uses {
  if (!list) return usesOf(declared);
  const { elements, properties } = list;
  Object.assign(list, { elements: [], properties: [] });
  const uses = usesOf(declared);
  Object.assign(list, { elements, properties });
  return uses;
}

function itemsOf(list: Node, source: string): Item[] {
  const members = ((list.elements ?? list.properties) as (Node | null)[]).filter(
    (each) => each !== null,
  );
  return members.map((member) => {
    const value = valueOf(member);
    return {
      start: member.start,
      end: member.end,
      key: keyOf(member) ?? source.slice(member.start, member.end),
      uses: usesOf(value),
      ...(value.type === "Identifier" && { reference: value.name as string }),
    };
  });
}

/** The array or object that an expression is, or ends in: `pageGroup("home", {}, […])`, `[…].map(complete)`, `{…} as const`. */
function listIn(node: unknown): Node | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === "ArrayExpression" || node.type === "ObjectExpression") return node;
  if (node.type === "TSAsExpression" || node.type === "TSSatisfiesExpression")
    return listIn(node.expression);
  if (node.type !== "CallExpression") return undefined;
  const { callee } = node;
  const ofCallee = isNode(callee) && callee.type === "MemberExpression" && listIn(callee.object);
  return ofCallee || listIn((node.arguments as unknown[]).at(-1));
}

function valueOf(member: Node): Node {
  if (member.type === "SpreadElement") return valueOf(member.argument as Node);
  return member.type === "Property" ? (member.value as Node) : member;
}

function keyOf(member: Node): string | undefined {
  if (member.type !== "Property") return stringOf(member);
  const key = member.key as Node;
  return member.computed ? undefined : (stringOf(key) ?? (key.name as string));
}

function importOf(node: Node): Import {
  const isPassedOn = node.type !== "ImportDeclaration";
  const specifiers = node.specifiers as Node[] | undefined;
  const all = node.type === "ExportAllDeclaration";
  return {
    start: node.start,
    end: node.end,
    specifier: stringOf(node.source as Node)!,
    from: (node.source as Node).start,
    isPassedOn,
    bindings: all
      ? [
          {
            start: node.start,
            end: node.end,
            local: isNode(node.exported) ? nameOf(node.exported) : "*",
            imported: "*",
          },
        ]
      : (specifiers ?? []).map((each) => bindingOf(each, isPassedOn)),
  };
}

function bindingOf(node: Node, isPassedOn: boolean): Binding {
  const { start, end } = node;
  if (isPassedOn) return { start, end, local: nameOf(node.exported), imported: nameOf(node.local) };
  const imported =
    node.type === "ImportNamespaceSpecifier"
      ? "*"
      : node.type === "ImportDefaultSpecifier"
        ? "default"
        : nameOf(node.imported);
  return { start, end, local: nameOf(node.local), imported };
}

function exportNameOf(node: Node): ExportName {
  return {
    start: node.start,
    end: node.end,
    local: nameOf(node.local),
    exported: nameOf(node.exported),
  };
}

function nameOf(node: unknown): string {
  return isNode(node) ? (stringOf(node) ?? (node.name as string)) : "";
}
