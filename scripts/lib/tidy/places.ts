import type { Span } from "./module.ts";
import { isNode, type Node } from "./uses.ts";
import { walk } from "./walk.ts";

/** A node with those that it stands in, the innermost first. */
export interface Place {
  node: Node;
  within: readonly Node[];
}

/** Every name in a program, with where it stands. */
export function placesIn(program: readonly Node[]): Map<string, Place[]> {
  const places = new Map<string, Place[]>();
  walk(program, (node, within) => {
    if (node.type !== "Identifier" && node.type !== "JSXIdentifier") return;
    const name = node.name as string;
    places.set(name, [...(places.get(name) ?? []), { node, within }]);
  });
  return places;
}

/** Where a name that is bound here can be read. */
export function scopeOf({ within }: Place): Span {
  const scope = within.find(({ type }) => /Function|^Program$/.test(type));
  return scope ?? { start: 0, end: Number.POSITIVE_INFINITY };
}

export function contains(outer: Span, inner: Span): boolean {
  return outer.start <= inner.start && inner.end <= outer.end;
}

/** The spread whose only purpose a member is: `...(isOn ? [member] : [])`. */
export function spreadOf(member: Node, [list, choice, spread]: readonly Node[]): Node | undefined {
  if (choice?.type !== "ConditionalExpression" || spread?.type !== "SpreadElement")
    return undefined;
  const other = list === choice.consequent ? choice.alternate : choice.consequent;
  const isEmpty = (each: unknown, but?: Node) =>
    isNode(each) &&
    each.type === "ArrayExpression" &&
    (each.elements as Node[]).every((one) => one === but);
  return isEmpty(list, member) && isEmpty(other) ? spread : undefined;
}

/** The headings in an element, those of other components left out. */
export function headingsIn(element: Node): Node[] {
  const found: Node[] = [];
  walk([element], (node) => {
    if (node.type === "JSXElement" && /^h[1-6]$/.test(tagOf(node))) found.push(node);
  });
  return found;
}

/** The name of an element as it is written; empty for one with dots. */
export function tagOf({ openingElement }: Node): string {
  const { name } = openingElement as Node;
  return isNode(name) && name.type === "JSXIdentifier" ? (name.name as string) : "";
}

/** An element, or an expression in braces, between the tags of another. */
export function isChild({ type }: Node, parent: Node | undefined): boolean {
  const isInside = parent?.type === "JSXElement" || parent?.type === "JSXFragment";
  return isInside && (type === "JSXElement" || type === "JSXExpressionContainer");
}

/** A statement with the loops that do nothing else. */
export function allOf(statement: Node, within: readonly Node[]): Node {
  const [parent, ...above] = within;
  const isAll = parent && /^(?:For|While)/.test(parent.type) && parent.body === statement;
  return isAll ? allOf(parent, above) : statement;
}

/** Whether an attribute's value is an element: a slot that may be empty. */
export function isElementIn(value: unknown): boolean {
  return isNode(value) && isNode(value.expression) && value.expression.type === "JSXElement";
}

export function isCallOf(value: unknown, node: Node): boolean {
  if (!isNode(value)) return false;
  if (value === node) return true;
  if (value.type === "CallExpression") return isCallOf(value.callee, node);
  if (value.type === "MemberExpression") return isCallOf(value.object, node);
  return value.type === "AwaitExpression" && isCallOf(value.argument, node);
}

/** A name that is looked for in something, or stands in an import. */
export function isLabel({ node, within: [parent, above] }: Place): boolean {
  if (!parent) return false;
  switch (parent.type) {
    case "MemberExpression":
      return parent.property === node && !parent.computed;
    case "Property":
      return (
        parent.key === node &&
        !parent.computed &&
        (!parent.shorthand || above?.type === "ObjectPattern")
      );
    case "JSXAttribute":
    case "JSXClosingElement":
    case "ImportSpecifier":
    case "ImportDefaultSpecifier":
    case "ImportNamespaceSpecifier":
      return true;
    case "TSPropertySignature":
    case "MethodDefinition":
    case "PropertyDefinition":
      return parent.key === node;
    default:
      return false;
  }
}

/** A name where it is bound: in a pattern, by a constant, as a parameter or of a function. */
export function isBinding({ node, within: [parent, above] }: Place): boolean {
  if (!parent) return false;
  if (parent.type === "Property") return above?.type === "ObjectPattern" && parent.value === node;
  if (
    parent.type === "VariableDeclarator" ||
    /^(?:Function|TSTypeAlias|TSInterface)Declaration$/.test(parent.type)
  )
    return parent.id === node || (Array.isArray(parent.params) && parent.params.includes(node));
  if (parent.type === "AssignmentPattern") return parent.left === node;
  return parent.type === "ArrayPattern" ||
    parent.type === "RestElement" ||
    parent.type === "ArrowFunctionExpression"
    ? parent.body !== node
    : false;
}
