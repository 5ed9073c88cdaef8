/** A node of the syntax tree that Vite's parser makes. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [key: string]: unknown;
}

/** What a piece of code uses. */
export interface Uses {
  /** Names that it does not bind itself, whichever scope they come from. */
  names: Set<string>;
  /** Of names that are only looked into (`words.total`, `<words.Total>`): what is looked for. */
  members: Map<string, Set<string>>;
  /** Strings that it says, without those that are types or keys of a list. */
  said: Set<string>;
  /** Strings with holes, as patterns of a whole string; each hole is a group. */
  patterns: RegExp[];
  /** Patterns of modules that it brings in where it runs; an address with holes is one. */
  globs: string[];
  /** What it imports where it runs, by specifier, with the one name that is asked for; null for all. */
  imports: { specifier: string; name: string | null }[];
}

export function noUses(): Uses {
  const sets = { names: new Set<string>(), members: new Map(), said: new Set<string>() };
  return { ...sets, patterns: [], globs: [], imports: [] };
}

/** What a node and everything in it uses, added to `uses`. Names of parameters and local variables count only where they are read. */
export function usesOf(node: unknown, uses: Uses = noUses()): Uses {
  if (Array.isArray(node)) for (const each of node) usesOf(each, uses);
  else if (isNode(node)) (readers[node.type] ?? readAll)(node, uses);
  return uses;
}

type Reader = (node: Node, uses: Uses) => void;

const readers: Record<string, Reader> = {
  Identifier: (node, uses) => {
    uses.names.add(node.name as string);
    usesOf(node.typeAnnotation, uses);
  },
  JSXIdentifier: ({ name }, uses) => {
    if (/^[A-Z]/.test(name as string)) uses.names.add(name as string);
  },
  MemberExpression: ({ object, property, computed }, uses) => {
    if (!computed && isNode(property) && readImport(object, [property.name as string], uses))
      return;
    if (isNode(object) && object.type === "Identifier" && isNode(property)) {
      const key = computed ? stringOf(property) : (property.name as string);
      if (key !== undefined) return addMember(uses, object.name as string, key);
    }
    usesOf(object, uses);
    if (computed) usesOf(property, uses);
  },
  JSXMemberExpression: ({ object, property }, uses) => {
    if (isNode(object) && object.type === "JSXIdentifier" && isNode(property))
      addMember(uses, object.name as string, property.name as string);
    else usesOf(object, uses);
  },
  TSQualifiedName: ({ left, right }, uses) => {
    if (isNode(left) && left.type === "Identifier" && isNode(right))
      addMember(uses, left.name as string, right.name as string);
    else usesOf(left, uses);
  },
  Property: ({ key, value, computed }, uses) => {
    if (computed) usesOf(key, uses);
    else if (isNode(key) && stringOf(key) !== undefined) uses.said.add(stringOf(key)!);
    usesOf(value, uses);
  },
  JSXAttribute: ({ value }, uses) => void usesOf(value, uses),
  Literal: ({ value }, uses) => {
    if (typeof value === "string") uses.said.add(value);
  },
  TemplateLiteral: (node, uses) => {
    const texts = textsOf(node);
    const [begin = ""] = texts;
    // An address with a place in it still names its file.
    if (texts.length === 1 || begin.startsWith("/")) uses.said.add(begin);
    if (texts.length > 1)
      uses.patterns.push(new RegExp(`^${texts.map(escaped).join("(.+)")}$`, "s"));
    usesOf(node.expressions, uses);
  },
  TSLiteralType: () => {},
  ImportExpression: ({ source, options }, uses) => {
    const specifier = isNode(source) ? stringOf(source) : undefined;
    if (specifier !== undefined) uses.imports.push({ specifier, name: null });
    else if (isNode(source)) {
      if (source.type === "TemplateLiteral") uses.globs.push(textsOf(source).join("*"));
      usesOf(source, uses);
    }
    usesOf(options, uses);
  },
  CallExpression: (node, uses) => {
    uses.globs.push(...globsIn(node));
    readAll(node, uses);
  },
  TSImportType: ({ source, qualifier, typeArguments }, uses) => {
    const name =
      isNode(qualifier) && qualifier.type === "Identifier" ? (qualifier.name as string) : null;
    if (isNode(source)) uses.imports.push({ specifier: stringOf(source)!, name });
    usesOf(typeArguments, uses);
  },
  ImportDeclaration: ({ source, specifiers }, uses) => {
    // Inside `declare module`, which describes one that is made elsewhere.
    for (const { imported } of specifiers as { imported?: Node }[])
      uses.imports.push({
        specifier: stringOf(source as Node)!,
        name: (imported?.name as string) ?? null,
      });
  },
  VariableDeclarator: ({ id, init }, uses) => {
    readBinding(id, uses);
    const names = isNode(id) && id.type === "ObjectPattern" ? keysOf(id) : undefined;
    if (names && readImport(init, names, uses)) return;
    usesOf(init, uses);
  },
  FunctionDeclaration: readFunction,
  FunctionExpression: readFunction,
  ArrowFunctionExpression: readFunction,
  TSDeclareFunction: readFunction,
  TSEmptyBodyFunctionExpression: readFunction,
  TSFunctionType: readFunction,
  TSConstructorType: readFunction,
  TSCallSignatureDeclaration: readFunction,
  TSMethodSignature: readFunction,
  ClassDeclaration: (node, uses) => readAll({ ...node, id: null }, uses),
  TSTypeAliasDeclaration: (node, uses) => readAll({ ...node, id: null }, uses),
  TSInterfaceDeclaration: (node, uses) => readAll({ ...node, id: null }, uses),
  TSEnumDeclaration: (node, uses) => readAll({ ...node, id: null }, uses),
  TSEnumMember: ({ initializer }, uses) => void usesOf(initializer, uses),
  MethodDefinition: readKeyed,
  PropertyDefinition: readKeyed,
  AccessorProperty: readKeyed,
  TSPropertySignature: readKeyed,
  TSTypeParameter: ({ constraint, default: fallback }, uses) =>
    void usesOf([constraint, fallback], uses),
  TSMappedType: ({ constraint, nameType, typeAnnotation }, uses) =>
    void usesOf([constraint, nameType, typeAnnotation], uses),
  TSTypePredicate: ({ typeAnnotation }, uses) => void usesOf(typeAnnotation, uses),
  TSNamedTupleMember: ({ elementType }, uses) => void usesOf(elementType, uses),
  TSIndexSignature: ({ parameters, typeAnnotation }, uses) => {
    for (const each of parameters as unknown[]) readBinding(each, uses);
    usesOf(typeAnnotation, uses);
  },
  CatchClause: ({ param, body }, uses) => {
    readBinding(param, uses);
    usesOf(body, uses);
  },
  LabeledStatement: ({ body }, uses) => void usesOf(body, uses),
  BreakStatement: () => {},
  ContinueStatement: () => {},
  MetaProperty: () => {},
};

/** What a call brings in by patterns: `import.meta.glob("./stories/*.tsx")`. With a question behind their names files are texts or addresses. */
function globsIn({ callee, arguments: given }: Node): string[] {
  const { object, property } = callee as Node;
  const isGlob = isNode(object) && object.type === "MetaProperty" && isNode(property);
  const [patterns, how] = given as [Node?, Node?];
  const isAsked = ((how?.properties as Node[] | undefined) ?? []).some(
    ({ key }) => isNode(key) && key.name === "query",
  );
  if (!isGlob || property.name !== "glob" || !patterns || isAsked) return [];
  const all = patterns.type === "ArrayExpression" ? (patterns.elements as Node[]) : [patterns];
  return all.flatMap((each) => stringOf(each) ?? []);
}

/** `await import("…")`, of which only these names are used; false for anything else. */
function readImport(value: unknown, names: readonly string[], { imports }: Uses): boolean {
  if (!isNode(value) || value.type !== "AwaitExpression") return false;
  const { argument } = value;
  if (!isNode(argument) || argument.type !== "ImportExpression" || !isNode(argument.source))
    return false;
  const specifier = stringOf(argument.source);
  if (specifier === undefined) return false;
  imports.push(...names.map((name) => ({ specifier, name })));
  return true;
}

/** What a pattern looks for; undefined where it takes the rest. */
function keysOf({ properties }: Node): string[] | undefined {
  const keys = (properties as Node[]).map(({ key, computed }) =>
    isNode(key) && !computed ? (key.name as string) : undefined,
  );
  return keys.every((key) => key !== undefined) ? keys : undefined;
}

function readAll(node: Node, uses: Uses): void {
  for (const [key, value] of Object.entries(node))
    if (key !== "type" && typeof value === "object") usesOf(value, uses);
}

function readFunction(node: Node, uses: Uses): void {
  const params = node.params;
  if (Array.isArray(params)) for (const each of params) readBinding(each, uses);
  else if (isNode(params))
    for (const each of (params.items as unknown[]) ?? []) readBinding(each, uses);
  usesOf([node.typeParameters, node.returnType, node.typeAnnotation, node.body], uses);
}

function readKeyed(node: Node, uses: Uses): void {
  readAll({ ...node, key: node.computed ? node.key : null }, uses);
}

/** A pattern that binds names: only its defaults, types and computed keys use something. */
function readBinding(node: unknown, uses: Uses): void {
  if (!isNode(node)) return;
  const { type, typeAnnotation, decorators } = node;
  usesOf([typeAnnotation, decorators], uses);
  if (type === "ObjectPattern")
    for (const each of node.properties as Node[]) {
      if (each.computed) usesOf(each.key, uses);
      readBinding(each.type === "RestElement" ? each.argument : each.value, uses);
    }
  else if (type === "ArrayPattern")
    for (const each of node.elements as unknown[]) readBinding(each, uses);
  else if (type === "AssignmentPattern") {
    readBinding(node.left, uses);
    usesOf(node.right, uses);
  } else if (type === "RestElement") readBinding(node.argument, uses);
  else if (type === "TSParameterProperty") readBinding(node.parameter, uses);
}

/** What stands between the holes of a template. Of `String.raw` only what is written counts. */
function textsOf({ quasis }: Node): string[] {
  return (quasis as { value: { cooked: string | null; raw: string } }[]).map(
    ({ value }) => value.cooked ?? value.raw,
  );
}

function escaped(text: string): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`);
}

function addMember({ members }: Uses, name: string, member: string): void {
  const its = members.get(name);
  if (its) its.add(member);
  else members.set(name, new Set([member]));
}

/** The value of a literal string; undefined for anything else. */
export function stringOf(node: Node): string | undefined {
  return node.type === "Literal" && typeof node.value === "string" ? node.value : undefined;
}

export function isNode(value: unknown): value is Node {
  return typeof value === "object" && value !== null && typeof (value as Node).type === "string";
}
