import { isNode, type Node } from "./uses.ts";

/** Names that a pattern binds. */
export function boundBy(node: unknown): string[] {
  if (!isNode(node)) return [];
  switch (node.type) {
    case "Identifier":
      return [node.name as string];
    case "ObjectPattern":
      return (node.properties as Node[]).flatMap(({ type, value, argument }) =>
        boundBy(type === "RestElement" ? argument : value),
      );
    case "ArrayPattern":
      return (node.elements as unknown[]).flatMap(boundBy);
    case "AssignmentPattern":
      return boundBy(node.left);
    default:
      return boundBy(node.argument);
  }
}
