import { parseAst } from "vite";

/** A node of the syntax tree that Vite's parser makes. */
type Node = Record<string, unknown> & { type: string };

/**
 * The class names that a module writes as text: in `className` and other attributes that end so, in `clsx(…)`, and in constants that these
 * read, such as maps of variants. A name with a hole in it (`col-${n}`) is none.
 */
export function classNamesIn(path: string, text: string): Set<string> {
  const program = parseAst(text, { lang: path.endsWith("x") ? "tsx" : "ts" }) as unknown as Node;
  const constants = new Map<string, unknown>();
  const places: unknown[] = [];
  visitAll(program, (node) => {
    if (node.type === "VariableDeclarator") constants.set(nameOf(node.id), node.init);
    if (node.type === "JSXAttribute" && /^className$|ClassName$/.test(nameOf(node.name)))
      places.push(node.value);
    if (node.type === "CallExpression" && nameOf(node.callee) === "clsx")
      places.push(node.arguments);
  });
  const found = new Set<string>();
  const seen = new Set<string>();
  const read = (place: unknown): void =>
    visitAll(
      place,
      (node) => {
        for (const name of wordsOf(node)) found.add(name);
        const name = node.type === "Identifier" ? nameOf(node) : "";
        if (seen.has(name) || !constants.has(name)) return;
        seen.add(name);
        if (isText(constants.get(name))) read(constants.get(name));
      },
      asked,
    );
  for (const place of places) read(place);
  return found;
}

/** Parts that give no text themselves: what a condition compares, what is looked up, what is handed to a function. */
const asked: Record<string, readonly string[]> = {
  BinaryExpression: ["left", "right"],
  CallExpression: ["arguments"],
  ConditionalExpression: ["test"],
  MemberExpression: ["property"],
  Property: ["key"],
};

/** Every node below a place. @param left parts of nodes that are left out, by the nodes' types. */
function visitAll(
  place: unknown,
  found: (node: Node) => void,
  left: Record<string, readonly string[]> = {},
): void {
  if (Array.isArray(place)) for (const each of place) visitAll(each, found, left);
  if (typeof place !== "object" || place === null || !("type" in place)) return;
  const node = place as Node;
  found(node);
  for (const [key, value] of Object.entries(node))
    if (!left[node.type]?.includes(key)) visitAll(value, found, left);
}

/** The words of a text. What touches a hole in it is only a part of a name. */
function wordsOf(node: Node): string[] {
  if (node.type === "Literal") return typeof node.value === "string" ? wordsIn(node.value) : [];
  if (node.type !== "TemplateLiteral") return [];
  const texts = (node.quasis as { value: { raw: string } }[]).map(({ value }) => value.raw);
  return wordsIn(texts.join(HOLE)).filter((word) => !word.includes(HOLE));
}

const HOLE = "\0";

function wordsIn(text: string): string[] {
  return text.split(/\s+/).filter(Boolean);
}

function nameOf(node: unknown): string {
  const name = (node as Node | null)?.name;
  return typeof name === "string" ? name : "";
}

/** Whether a constant is text or made of it: what a function gives may be anything. */
function isText(node: unknown): boolean {
  const { type = "", expression } = (node ?? {}) as Partial<Node>;
  if (/^TS(?:As|Satisfies)Expression$/.test(type)) return isText(expression);
  return /^(?:Literal|TemplateLiteral|ObjectExpression|ArrayExpression)$/.test(type);
}
