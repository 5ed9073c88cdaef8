import { isNode, type Node } from "./uses.ts";

/** Visits each node but those of imports, with what it stands in, the nearest first. */
export function walk(
  value: unknown,
  visit: (node: Node, within: readonly Node[]) => void,
  within: readonly Node[] = [],
): void {
  if (Array.isArray(value)) for (const each of value) walk(each, visit, within);
  if (!isNode(value) || value.type === "ImportDeclaration") return;
  visit(value, within);
  for (const [key, each] of Object.entries(value))
    if (key !== "type" && typeof each === "object") walk(each, visit, [value, ...within]);
}
