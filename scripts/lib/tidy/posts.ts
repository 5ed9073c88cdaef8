import type { Tree } from "./tree.ts";

/** What posts name: values of one word in their front matter (pictures, films, recordings), and files of the site in their texts. */
export function wordsOfPosts(tree: Tree): string[] {
  return [...tree].flatMap(([file, text]) => {
    if (!/^content\/posts\/.*\.md$/.test(file) || text === null) return [];
    const front = /^---\n([^]*?)\n---/.exec(text)?.[1] ?? "";
    const values = [...front.matchAll(/^\s*(?:-|\w+:)\s*(\[[^\]]*\]|[\w-]+)\s*$/gm)];
    return [
      ...values.flatMap(([, value = ""]) => value.match(/[\w-]+/g) ?? []),
      ...(text.match(/\/(?:drawings|media|social)\/[\w./#-]+/g) ?? []),
    ];
  });
}
