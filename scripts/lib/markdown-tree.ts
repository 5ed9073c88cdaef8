/** As much of a syntax tree of Markdown, or of the HTML that it becomes, as is read here. */
export interface Node {
  type: string;
  depth?: number;
  url?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: Node[];
  position?: { start: { line: number } };
}

/** All below a node, in the order of the text. */
export function* descendants(node: Node, isLeftOut?: (node: Node) => boolean): Generator<Node> {
  for (const child of node.children ?? []) {
    if (isLeftOut?.(child)) continue;
    yield child;
    yield* descendants(child, isLeftOut);
  }
}

/** The words of a node, without the numbers of footnotes. */
export function textOf(node: Node): string {
  if (node.properties?.dataFootnoteRef !== undefined) return "";
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
