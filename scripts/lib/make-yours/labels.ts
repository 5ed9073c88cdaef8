import type { Edit } from "../tidy/edits.ts";
import type { Tree } from "../tidy/tree.ts";
import { isNode, type Node, stringOf } from "../tidy/uses.ts";
import type { Choices } from "./choices.ts";
import { change, nodesOf, propertiesOf } from "./syntax.ts";

interface Words {
  label: string;
  title?: string;
  description?: string;
}

/** Pages about the owner that have another name in a site that has only one of their sort. */
const informationLabels = {
  "contact-classic": "Contact",
  "contact-modern": "Write to us",
  "contact-simple": "Write a letter",
  "faq-s": "Questions",
  "pricing-packages": "Prices",
};

/** What a site calls its pages: the template tells its many pages of one sort apart by how they look. */
function wordsFor({ home, blog, portfolio, shop, name }: Choices): Record<string, Words> {
  return {
    [`app/demos/${home}/entry.ts`]: { label: "Home" },
    ...Object.fromEntries(
      Object.entries(informationLabels).map(([page, label]) => [
        `app/information/${page}/entry.ts`,
        { label },
      ]),
    ),
    ...(blog && {
      "app/features/blog/pages/entries.ts": {
        label: "Blog",
        title: "Blog",
        description: `What ${name} writes: every post with its subject, day and author, the newest first.`,
      },
    }),
    ...(portfolio && {
      [`app/features/portfolio/pages/${isGrid(portfolio) ? "grid-entries" : "entries"}.ts`]: {
        label: "Work",
        title: "Work",
        description: `What ${name} has made: each project with its pictures, what was asked, and what came of it.`,
      },
    }),
    ...(shop && { "app/features/shop/pages/entries.ts": { label: "Shop" } }),
  };
}

/** The grids are made by one function; other lists of projects are pages of their own. */
function isGrid(portfolio: string): boolean {
  return /^(?:classic|boxed|colorful|bordered|overlay|switch-image)-/.test(portfolio);
}

/** Calls the chosen pages by what they are. To be done when their lists have been chosen. Changes the tree. */
export function setLabels(tree: Tree, choices: Choices): void {
  for (const [file, words] of Object.entries(wordsFor(choices))) {
    const source = tree.get(file);
    if (typeof source === "string") change(tree, file, edits(file, source, words));
  }
  setCrumbs(tree);
}

/** The first page of a file is the one that is meant. */
function edits(file: string, source: string, { label, title, description }: Words): Edit[] {
  const given = { label, title, description };
  for (const { node, within } of nodesOf(file, source)) {
    const properties = propertiesOf(node);
    const said = properties.get("label")?.value;
    if (node.type === "ObjectExpression" && isNode(said) && stringOf(said) !== undefined) {
      return Object.entries(given).flatMap(([key, text]) => {
        const value = properties.get(key)?.value;
        return text === undefined || !isNode(value) ? [] : [instead(value, text)];
      });
    }
    if (node.type === "CallExpression" && within[0]?.type === "ArrayExpression") {
      const [, ...words] = node.arguments as Node[];
      return Object.values(given).flatMap((text, index) => {
        const value = words[index];
        return text === undefined || value === undefined ? [] : [instead(value, text)];
      });
    }
  }
  return [];
}

function instead({ start, end }: Node, text: string): Edit {
  return { start, end, text: JSON.stringify(text) };
}

/** What lists of the template say above themselves, and what the only one says. */
const crumbs: readonly [pages: RegExp, said: RegExp, alone: string][] = [
  [
    /^app\/features\/blog\/pages\/blog-[\w-]+\.tsx$/,
    /trail=\{blogTrail\}(\s+)crumb="[^"]+"/,
    "trail={blogTrail.slice(0, 1)}$1crumb={words.blog}",
  ],
  [
    /^app\/features\/shop\/pages\/(?:left|right)-sidebar\.tsx$/,
    /crumb="[^"]+"(\s+)trail=\{insideShopTrail\}/,
    "crumb={words.shop}$1trail={insideShopTrail.slice(0, 1)}",
  ],
];

/** The only list of its things is their page, and stands below none. Changes the tree. */
function setCrumbs(tree: Tree): void {
  for (const [pages, said, alone] of crumbs)
    for (const [file, source] of tree) {
      if (source === null || !pages.test(file) || !said.test(source)) continue;
      const named = source.includes("* as words")
        ? source
        : `import * as words from "../words.ts";\n${source}`;
      tree.set(file, named.replace(said, alone));
    }
}
