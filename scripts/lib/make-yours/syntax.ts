import { type Edit, edited } from "../tidy/edits.ts";
import { syntaxOf } from "../tidy/module.ts";
import type { Tree } from "../tidy/tree.ts";
import { isNode, type Node, stringOf } from "../tidy/uses.ts";

/* Changes to sources that know syntax, so that it does not matter how a line is broken. */

/** The text of a file of the template. @throws where it has gone or has another name: then this program has to follow. */
export function textOf(tree: Tree, file: string): string {
  const text = tree.get(file);
  if (typeof text !== "string") throw new Error(`The template has no ${file} any more.`);
  return text;
}

/** Every node of a source, outer ones first, each with those around it, the nearest first. */
export function nodesOf(file: string, source: string): { node: Node; within: readonly Node[] }[] {
  const found: { node: Node; within: readonly Node[] }[] = [];
  const visit = (value: unknown, within: readonly Node[]): void => {
    if (Array.isArray(value)) for (const each of value) visit(each, within);
    if (!isNode(value)) return;
    found.push({ node: value, within });
    for (const [key, each] of Object.entries(value))
      if (key !== "type" && typeof each === "object") visit(each, [value, ...within]);
  };
  visit(syntaxOf(file, source), []);
  return found;
}

/** The name of an object's property, where it is written. */
export function keyOf({ type, key, computed }: Node): string | undefined {
  if (type !== "Property" || computed || !isNode(key)) return undefined;
  return key.type === "Identifier" ? (key.name as string) : stringOf(key);
}

/** What a constant is set to, without `as const`, `satisfies` and the like. @throws where there is no such constant. */
export function valueOf(tree: Tree, file: string, name: string): Node {
  const nodes = nodesOf(file, textOf(tree, file));
  const declared = nodes.find(
    ({ node: { type, id } }) => type === "VariableDeclarator" && isNode(id) && id.name === name,
  )?.node;
  if (!isNode(declared?.init)) throw new Error(`${file} states no ${name} any more.`);
  return bare(declared.init);
}

/** A value without what is said of its type. */
export function bare(node: Node): Node {
  return /^TS(?:As|Satisfies)Expression$/.test(node.type) && isNode(node.expression)
    ? bare(node.expression)
    : node;
}

/** Gives a constant another value. Changes the tree. */
export function setConstant(tree: Tree, file: string, name: string, text: string): void {
  const { start, end } = valueOf(tree, file, name);
  change(tree, file, [{ start, end, text }]);
}

/** Properties of an object by their names. */
export function propertiesOf(object: Node): Map<string, Node> {
  const properties = (object.properties as Node[] | undefined) ?? [];
  return new Map(properties.map((each) => [keyOf(each) ?? "", each]));
}

/** Carries out edits of a file. Changes the tree. */
export function change(tree: Tree, file: string, edits: readonly Edit[]): void {
  if (edits.length > 0) tree.set(file, edited(textOf(tree, file), edits));
}
