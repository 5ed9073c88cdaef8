import { isScalar, parseDocument, visit } from "yaml";
import { frontMatterOf } from "../written-data.ts";
import type { Tree } from "./tree.ts";

/** What posts name: values of one word in their front matter (pictures, films, recordings), and files of the site in their texts. */
export function wordsOfPosts(tree: Tree): string[] {
  return [...tree].flatMap(([file, text]) =>
    /^content\/posts\/.*\.md$/.test(file) && text !== null
      ? [
          ...wordsIn(frontMatterOf(text).front),
          ...(text.match(/\/(?:drawings|media|social)\/[\w./#-]+/g) ?? []),
        ]
      : [],
  );
}

/** However a value is written, and also where another is wrong. */
function wordsIn(front: string): string[] {
  const words: string[] = [];
  visit(parseDocument(front), (key, node) => {
    if (key !== "key" && isScalar(node) && /^[\w-]+$/.test(String(node.value)))
      words.push(String(node.value));
  });
  return words;
}
