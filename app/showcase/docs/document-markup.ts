/**
 * Makes pages of the project's Markdown files: links between them become links between pages, code is coloured and gets a button that copies
 * it. Runs when the site is built. Imports are relative, as `velite.config.ts` is bundled before it runs.
 */
import { existsSync } from "node:fs";
import path from "node:path";
import sharp from "sharp";
import { context } from "velite";
import { inProject } from "../../../scripts/lib/slashes.ts";
import { highlight } from "../../../scripts/vite/highlight.ts";
import { shortened } from "#shared/shortened.ts";
import { fill } from "#shared/words.ts";
import { DOCS } from "#content/addresses.ts";
import { documentPath } from "./document-addresses.ts";
import * as words from "./words.ts";

/** As much of a syntax tree as is read here. */
interface Node {
  type: string;
  tagName?: string;
  depth?: number;
  url?: string;
  value?: string;
  properties?: Record<string, unknown>;
  children?: Node[];
}

/** What of a file's name makes its page's. @param file in the project: `docs/guides/deploy.md` */
export function documentName(file: string): string {
  return file
    .replace(/\.md$/, "")
    .replace(/^docs\/(?:guides\/)?/, "")
    .toLowerCase();
}

/**
 * Takes the title off the text, leads links to other documents to their pages, and gives pictures their size.
 * @throws where a link or a picture leads to nothing that a page can show.
 */
export function fromFile() {
  return async (tree: Node, file: { path: string; cwd: string }) => {
    const here = inProject(file.cwd, file.path);
    const title = tree.children?.findIndex(({ type, depth }) => type === "heading" && depth === 1);
    if (title === undefined || title < 0) throw new Error(`${here}: begin with a title, “# …”.`);
    const [heading] = tree.children?.splice(title, 1) ?? [];
    context().file.data.title = heading ? textOf(heading) : "";
    for (const node of descendants(tree)) {
      if (node.type === "html") throw new Error(`${here}: HTML is not allowed, write Markdown.`);
      if (node.url === undefined || /^(?:https:|mailto:|#)/.test(node.url)) continue;
      const target = path.posix.join(path.posix.dirname(here), node.url);
      if (node.type === "image") await measure(node, path.join(file.cwd, target), target);
      else node.url = addressOf(file.cwd, target, here);
    }
  };
}

async function measure(node: Node, file: string, name: string) {
  const { width, height } = await sharp(file).metadata();
  node.url = name;
  node.properties = undefined;
  Object.assign(node, { data: { hProperties: { width, height, loading: "lazy" } } });
}

function addressOf(root: string, target: string, here: string): string {
  const [file = "", fragment] = target.split("#");
  if (file === "docs/guides") return DOCS;
  if (file === "docs/decisions") return `${DOCS}#decisions`;
  const isDocument = /^(?:docs\/(?:guides|decisions)\/[\w-]+|ARCHITECTURE)\.md$/.test(file);
  if (!isDocument || !existsSync(path.join(root, file)))
    throw new Error(`${here}: there is no page for the link to ${target}.`);
  return documentPath(documentName(file)) + (fragment ? `#${fragment}` : "");
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

/** The title that `fromFile` noted. */
export function titleOf(file: { data: Record<string, unknown> }): string {
  return String(file.data.title);
}

/** Lets code scroll by itself, colours it, and gives it a button. */
export async function withCode(html: string): Promise<string> {
  const blocks = /<pre><code(?: class="language-(\w+)")?>([^]*?)<\/code><\/pre>/g;
  const named = placeNames(html);
  const coloured = await Promise.all(
    [...html.matchAll(blocks)]
      .map(({ 1: language = "", 2: code = "", index }) => ({ language, code, name: named(index) }))
      .map(async ({ language, code, name }) =>
        codeBlock(await highlight(unescaped(code), `x.${language}`), name),
      ),
  );
  return html.replaceAll(blocks, () => coloured.shift() ?? "");
}

function codeBlock(code: string, heading: string): string {
  return (
    `<div data-code="block"><button type="button" class="needs-script" data-code="copy">${words.copy}` +
    `<span class="sr-only"> ${said(words.codeUnder, heading)}</span></button>` +
    `<section tabindex="0" aria-label="${said(words.codeRegion, heading)}" dir="ltr" data-code="scroll"><pre>${code}</pre></section></div>`
  );
}

/**
 * Names places in the HTML by the heading that they stand under (the title, above the first), in their order: the second under the same
 * heading is “Heading, 2”. As HTML without markup.
 */
function placeNames(html: string): (place: number) => string {
  const counts = new Map<string, number>();
  return (place) => {
    const headings = html.slice(0, place).matchAll(/<h[23][^>]*>([^]*?)<\/h[23]>/g);
    const heading = [...headings].at(-1)?.[1]?.replaceAll(/<[^>]+>/g, "") ?? words.theTitle;
    const count = (counts.get(heading) ?? 0) + 1;
    counts.set(heading, count);
    return count === 1 ? heading : `${heading}, ${count}`;
  };
}

/** A message with text that is HTML already, fit for an attribute. */
function said(message: `${string}{heading}${string}`, heading: string): string {
  return fill(message, { heading }).replaceAll('"', "&quot;");
}

function unescaped(html: string): string {
  const names: Readonly<Record<string, string>> = { lt: "<", gt: ">", quot: '"', amp: "&" };
  return html.replaceAll(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hex, decimal, name) => {
    if (name) return names[name as string] ?? whole;
    return String.fromCodePoint(hex ? parseInt(hex as string, 16) : Number(decimal));
  });
}

const SUMMARY = { least: 70, most: 160 };

/** The beginning of a text as a description: what search engines show, ending with a word. Decisions begin with their date, which says nothing. */
export function summaryOf(html: string): string {
  const paragraphs = [...html.matchAll(/<(p|li)>([^]*?)<\/\1>/g)]
    .map(([, , text = ""]) => unescaped(text.replaceAll(/<[^>]+>/g, "")).replaceAll(/\s+/g, " "))
    .filter((text) => text.trim() !== "" && !/^Accepted \d{4}/.test(text));
  let summary = "";
  for (const text of paragraphs) {
    if (summary.length >= SUMMARY.least) break;
    summary = `${summary} ${text}`.trim();
  }
  return shortened(summary, SUMMARY.most).replace(/:$/, ".");
}
