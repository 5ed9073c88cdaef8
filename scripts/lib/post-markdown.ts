import { context } from "velite";

import type { Heading } from "../../content/post-fields.ts";
import { postPath } from "../../content/post-pages.ts";
import { withAddresses } from "../../shared/html-addresses.ts";
import { folded } from "../../shared/plain-letters.ts";
import { descendants, type Node, textOf } from "./markdown-tree.ts";

/** Refuses what Markdown would let through to the page: HTML, links that run script, pictures from elsewhere, a second h1, a level left out. */
export function onlyMarkdown() {
  return (tree: Node) => {
    let above = 1;
    for (const node of descendants(tree)) {
      const at = `Line ${node.position?.start.line} of the text: `;
      if (node.type === "html") throw new Error(`${at}HTML is not allowed, write Markdown.`);
      if (node.type === "image" || node.type === "imageReference")
        throw new Error(`${at}pictures are set with img in the front matter.`);
      if (node.depth === 1)
        throw new Error(`${at}the title is the only first-level heading, begin with ##.`);
      if (node.depth !== undefined) {
        if (node.depth > above + 1)
          throw new Error(`${at}a level of headings is left out, write ${"#".repeat(above + 1)}.`);
        above = node.depth;
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

/** Ids that the page around a text, and its footnotes, have for themselves. */
const PAGE_IDS = [
  "main",
  "first-styles",
  "page-modules",
  "side-panel",
  "menu-panel",
  "subscribe-panel",
  "form-return",
  "footnote-label",
  "comment",
  "comments",
  "comments-heading",
  "related-heading",
  "footer-letter",
  "footer-subscribe",
  "footer-call",
];

/** Gives headings their ids and notes them for the table of contents. */
export function headings() {
  return (tree: Node) => {
    context().file.data.headings = nameHeadings(tree);
  };
}

/** Gives the second- and third-level headings of a text their ids, and lists them. The one of the footnotes has its own, and is for screen readers alone. */
export function nameHeadings(tree: Node): Heading[] {
  const found: Heading[] = [];
  const taken = new Set(PAGE_IDS);
  for (const node of descendants(tree, isFootnotes)) {
    const level = { h2: 2, h3: 3 }[node.tagName ?? ""];
    if (level !== 2 && level !== 3) continue;
    const title = textOf(node);
    const name = idOf(title) || `section-${found.length + 1}`;
    let id = name;
    for (let copy = 2; taken.has(id); copy += 1) id = `${name}-${copy}`;
    taken.add(id);
    node.properties = { ...node.properties, id };
    found.push({ id, title, level });
  }
  return found;
}

/** Letters and figures of any script, joined by hyphens; empty where there are none. */
function idOf(title: string): string {
  return folded(title)
    .replaceAll(/['’]/g, "")
    .replaceAll(/[^\p{L}\p{M}\p{N}]+/gu, "-")
    .replaceAll(/^-|-$/g, "");
}

function isFootnotes({ properties }: Node): boolean {
  return properties?.dataFootnotes !== undefined;
}

/** The headings that `headings` noted in a file. */
export function headingsOf(file: { data: Record<string, unknown> }): Heading[] {
  return (file.data.headings as Heading[] | undefined) ?? [];
}

/** What an adult reads in a minute, in words. */
const READING_SPEED = 265;

/** How long a text is, in words of its language, and how many minutes it takes to read: one at least. */
export function sizeOf(text: string, language: string): { wordCount: number; readingTime: number } {
  const segments = new Intl.Segmenter(language, { granularity: "word" }).segment(text);
  const wordCount = Array.from(segments).filter(({ isWordLike }) => isWordLike).length;
  return { wordCount, readingTime: Math.max(1, Math.round(wordCount / READING_SPEED)) };
}

/**
 * The text of a post with links to others by the names of their files (`[so](other-post.md)`) as links to their addresses.
 * @throws where there is no such post.
 */
export function withPostLinks(
  { slug, html }: { slug: string; html: string },
  posts: readonly Parameters<typeof postPath>[0][],
): string {
  return withAddresses(html, (address) => {
    const [, name, hash = ""] = /^([a-z0-9-]+)\.md(#.*)?$/.exec(address) ?? [];
    if (name === undefined) return address;
    const other = posts.find((post) => post.slug === name);
    if (!other) throw new Error(`content/posts/${slug}.md: there is no content/posts/${name}.md.`);
    return postPath(other) + hash;
  });
}
