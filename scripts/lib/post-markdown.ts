import { context } from "velite";

import type { Heading } from "../../content/post-fields.ts";

/** As much of a syntax tree as is read here. */
interface Node {
  type: string;
  depth?: number;
  url?: string;
  tagName?: string;
  properties?: Record<string, unknown>;
  value?: string;
  children?: Node[];
  position?: { start: { line: number } };
}

/** Refuses what Markdown would let through to the page: HTML, links that run script, pictures from elsewhere, a second h1. */
export function onlyMarkdown() {
  return (tree: Node) => {
    for (const node of descendants(tree)) {
      const at = `Line ${node.position?.start.line} of the text: `;
      if (node.type === "html") throw new Error(`${at}HTML is not allowed, write Markdown.`);
      if (node.type === "image")
        throw new Error(`${at}pictures are set with img in the front matter.`);
      if (node.type === "heading" && node.depth === 1) {
        throw new Error(`${at}the title is the only first-level heading, begin with ##.`);
      }
      if (
        node.url !== undefined &&
        !/^(https:\/\/|mailto:|\/|#|[a-z0-9-]+\.md(#|$))/.test(node.url)
      ) {
        throw new Error(
          `${at}“${node.url}” must begin with https://, mailto:, / or #, or be the file of another post.`,
        );
      }
    }
  };
}

/** Gives headings their ids and notes them for the table of contents. */
export function headings() {
  return (tree: Node) => {
    const found: Heading[] = [];
    for (const node of descendants(tree)) {
      const level = { h2: 2, h3: 3 }[node.tagName ?? ""];
      if (level !== 2 && level !== 3) continue;
      const title = textOf(node);
      const slug = title
        .normalize("NFKD")
        .toLowerCase()
        .replace(/[\p{M}’']/gu, "")
        .replace(/[^a-z0-9]+/g, "-")
        .replace(/^-|-$/g, "");
      const taken = (id: string) => found.some((heading) => heading.id === id);
      let id = slug;
      for (let copy = 2; taken(id); copy += 1) id = `${slug}-${copy}`;
      node.properties = { ...node.properties, id };
      found.push({ id, title, level });
    }
    context().file.data.headings = found;
  };
}

/** The headings that `headings` noted in a file. */
export function headingsOf(file: { data: Record<string, unknown> }): Heading[] {
  return (file.data.headings as Heading[] | undefined) ?? [];
}

function* descendants(node: Node): Generator<Node> {
  for (const child of node.children ?? []) {
    yield child;
    yield* descendants(child);
  }
}

function textOf(node: Node): string {
  return node.value ?? (node.children ?? []).map(textOf).join("");
}
