import * as words from "../../app/elements/words.ts";
import { fill } from "../../shared/words.ts";
import { descendants, type Node, textOf } from "./markdown-tree.ts";

/*
 * What Markdown makes beside paragraphs, as any page can show it and anybody can use it. Steps of a text on its way to HTML (rehype); imports are
 * relative, as `velite.config.ts` is bundled before it runs.
 */

/**
 * Lets tables scroll by themselves: each stands in a region that is named by the heading above it, and is a stop for the keys. Columns are
 * aligned by styles, which follow the direction of the page, not by attributes that HTML has given up.
 */
export function tables() {
  return (tree: Node) => {
    const counts = new Map<string, number>();
    let heading: string = words.theTitle;
    function placed(node: Node): Node {
      if (/^h[2-6]$/.test(node.tagName ?? "")) heading = textOf(node);
      if (node.tagName !== "table") {
        if (node.children) node.children = node.children.map(placed);
        return node;
      }
      for (const cell of descendants(node)) fit(cell);
      const count = (counts.get(heading) ?? 0) + 1;
      counts.set(heading, count);
      return region(node, count === 1 ? heading : `${heading}, ${count}`);
    }
    placed(tree);
  };
}

function region(table: Node, heading: string): Node {
  return {
    type: "element",
    tagName: "section",
    properties: {
      dataScroll: "inline",
      tabIndex: 0,
      ariaLabel: fill(words.tableRegion, { heading }),
    },
    children: [table],
  };
}

const alignments: Readonly<Record<string, string>> = { right: "end", center: "center" };

function fit(cell: Node): void {
  if (cell.tagName !== "th" && cell.tagName !== "td") return;
  const { align, ...properties } = cell.properties ?? {};
  const aligned = alignments[String(align)];
  if (cell.tagName === "th" && textOf(cell).trim() === "") cell.tagName = "td";
  cell.properties = {
    ...properties,
    ...(cell.tagName === "th" && { scope: "col" }),
    ...(aligned && { style: `text-align: ${aligned}` }),
  };
}

/** Names the notes at the foot of a text, and the ways back from them, in the words of the site. */
export function footnotes() {
  return (tree: Node) => {
    for (const node of descendants(tree)) {
      const { id, ariaLabel, dataFootnoteBackref } = node.properties ?? {};
      if (id === "footnote-label") node.children = [{ type: "text", value: words.footnotes }];
      if (dataFootnoteBackref === undefined) continue;
      const number = String(ariaLabel).replace(/^\D+/, "");
      node.properties = {
        ...node.properties,
        ariaLabel: fill(words.backToReference, { number }),
      };
    }
  };
}

/** Marks what is done in a list of tasks. Boxes that nobody can tick, and that have no name, would only be in the way. */
export function tasks() {
  return (tree: Node) => {
    for (const node of descendants(tree)) {
      const { className, type, checked } = node.properties ?? {};
      if (Array.isArray(className) && className.includes("contains-task-list"))
        node.properties = { style: "list-style: none" };
      if (node.tagName !== "input" || type !== "checkbox") continue;
      node.type = "text";
      node.value = checked ? "☑" : "☐";
      delete node.tagName;
    }
  };
}
