import type { Edit } from "../tidy/edits.ts";
import type { Tree } from "../tidy/tree.ts";
import { isNode, stringOf } from "../tidy/uses.ts";
import { change, keyOf, nodesOf } from "./syntax.ts";

/** Characters of a description that a search result shows, and below which it says too little (`registry/pages.test.ts`). */
const MOST = 160;
const LEAST = 70;

/** Shortens what pages say of themselves to search engines where a long name has made it too long. Changes the tree. */
export function fitDescriptions(tree: Tree): void {
  for (const [file, source] of tree) {
    if (source === null || !/^app\/.*\/entr(?:y|ies)\.ts$/.test(file)) continue;
    const edits = nodesOf(file, source).flatMap(({ node }): Edit[] => {
      if (keyOf(node) !== "description" || !isNode(node.value)) return [];
      const text = stringOf(node.value) ?? "";
      const { start, end } = node.value;
      return text.length > MOST ? [{ start, end, text: JSON.stringify(shortened(text)) }] : [];
    });
    change(tree, file, edits);
  }
}

/** The first sentences that fit; where these say too little, as many words. */
function shortened(text: string): string {
  const sentences = text.split(/(?<=[.!?])\s+/);
  while (sentences.join(" ").length > MOST) sentences.pop();
  const whole = sentences.join(" ");
  return whole.length < LEAST ? `${text.slice(0, MOST - 1).replace(/\W*\s\S*$/, "")}…` : whole;
}
