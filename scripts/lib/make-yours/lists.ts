import { type Edit, wholeItem } from "../tidy/edits.ts";
import type { Tree } from "../tidy/tree.ts";
import { isNode, type Node, stringOf } from "../tidy/uses.ts";
import { ADDRESSES, leadTo } from "./addresses.ts";
import type { Choices } from "./choices.ts";
import {
  blogListPages,
  type caseNames,
  type Offered,
  portfolioListPages,
  postLooks,
  shopListPages,
} from "./offered.ts";
import { change, keyOf, nodesOf, propertiesOf, setConstant, textOf, valueOf } from "./syntax.ts";

const BLOG_PAGES = "app/features/blog/pages/entries.ts";
const PORTFOLIO_PAGES = "app/features/portfolio/pages/entries.ts";
const PORTFOLIO_GRIDS = "app/features/portfolio/pages/grid-entries.ts";
const SHOP_PAGES = "app/features/shop/pages/entries.ts";

/** Of lists that show the same things the chosen one; what led to another leads to it. Changes the tree. */
export function setLists(
  tree: Tree,
  { blog, case: told, extras, post, portfolio, shop }: Choices,
): void {
  if (blog === null) {
    // What reads posts when the site is built.
    for (const file of tree.keys())
      if (/^content\/(?:posts|comments)\/|^velite\.config\.ts$/.test(file)) tree.delete(file);
  } else {
    setRole(tree, "BLOG", keepList(tree, BLOG_PAGES, blogListPages, blog));
    leaveLayouts(tree);
    newestFirst(tree);
    if (!extras.includes("comments")) leaveComments(tree);
    setConstant(
      tree,
      "app/features/blog/pages/post-look.ts",
      "postLook",
      JSON.stringify(postLooks[post]),
    );
  }
  if (portfolio !== null) {
    setPortfolio(tree, portfolio);
    if (told !== null) setCase(tree, told);
  }
  if (shop !== null) setRole(tree, "SHOP", keepList(tree, SHOP_PAGES, shopListPages, shop));
}

/** @param own of the chosen list; `others` of those that are gone. */
function setRole(tree: Tree, role: string, { own, others }: Kept): void {
  setConstant(tree, ADDRESSES, role, own!);
  leadTo(tree, others, role);
}

/** The overview of projects is a grid, which the list of addresses names, or one of the other pages, which then has the overview's address. */
function setPortfolio(tree: Tree, chosen: string): void {
  const { own, others } = keepList(tree, PORTFOLIO_PAGES, portfolioListPages, chosen);
  keepList(tree, PORTFOLIO_GRIDS, portfolioListPages, chosen);
  // Every project stands by its name, and none a second time.
  setConstant(tree, ADDRESSES, "PROJECT_PAGES", "null");
  setConstant(tree, "content/project-pages.ts", "projectPages", "{}");
  const pages = textOf(tree, PORTFOLIO_PAGES);
  tree.set(PORTFOLIO_PAGES, pages.replace(/ *\.\.\.\(PROJECT_PAGES === null[^)]*\),\n/, ""));
  const { path } = portfolioListPages.find(({ name }) => name === chosen)!;
  setConstant(tree, ADDRESSES, "PORTFOLIO", JSON.stringify(path));
  if (own === undefined) setConstant(tree, ADDRESSES, "PORTFOLIO_GRID", JSON.stringify(chosen));
  else {
    const text = textOf(tree, PORTFOLIO_PAGES).replaceAll(
      new RegExp(`\\b${own}\\b`, "g"),
      "PORTFOLIO",
    );
    tree.set(PORTFOLIO_PAGES, text.replace("  ...portfolioGrids,\n", ""));
  }
  leadTo(tree, own === undefined ? others : [own, ...others], "PORTFOLIO");
}

/** Every project told alike: what others were made of goes. */
function setCase(tree: Tree, told: (typeof caseNames)[number]): void {
  setConstant(tree, "content/project-fields.ts", "projectLayouts", JSON.stringify([told]));
  for (const [file, name] of [
    ["app/features/portfolio/pages/project.tsx", "cases"],
    ["app/features/portfolio/contents.server.ts", "skins"],
  ] as const) {
    const others = [...propertiesOf(valueOf(tree, file, name))].filter(([key]) => key !== told);
    const source = textOf(tree, file);
    change(
      tree,
      file,
      others.map(([, property]) => wholeItem(source, property)),
    );
  }
  for (const [file, text] of tree)
    if (text !== null && file.startsWith("content/projects/"))
      tree.set(file, text.replace(/^ {2}layout: "\w+",$/m, `  layout: "${told}",`));
}

/** Pages that show one post each in a layout of its own, with the links of these posts to them. */
function leaveLayouts(tree: Tree): void {
  const source = textOf(tree, BLOG_PAGES);
  const items = nodesOf(BLOG_PAGES, source).filter(
    ({ node, within }) =>
      within[0]?.type === "ArrayExpression" &&
      /^\{\s*path: `\$\{POST_LAYOUTS\}/.test(source.slice(node.start, node.end)),
  );
  change(
    tree,
    BLOG_PAGES,
    items.map(({ node }) => wholeItem(source, node)),
  );
  const pages = "content/post-pages.ts";
  tree.set(pages, textOf(tree, pages).replace(/onLayouts\.get\(\w+\) \?\? /, ""));
  for (const [file, text] of tree)
    if (text !== null && file.startsWith("content/posts/"))
      tree.set(file, text.replace(/^link: \/blogs\/blog-post-layout-\d+\n/m, ""));
}

/** In the showcase each list begins with posts that were written for it; one list has no others. */
function newestFirst(tree: Tree): void {
  for (const [file, text] of tree)
    if (file.startsWith("app/features/blog/pages/") && text?.includes("postList("))
      tree.set(file, text.replace(/(?<=postList\([^]*?)\bblogType: "\w+",\s*/, ""));
}

/** Comments that posts begin with, where there are to be none. */
function leaveComments(tree: Tree): void {
  for (const [file, text] of tree)
    if (file.startsWith("content/comments/")) tree.delete(file);
    else if (text !== null && file.startsWith("content/posts/"))
      tree.set(file, text.replace(/^comments: \d+\n/m, ""));
}

/** Names of constants by which lists are led to. */
interface Kept {
  /** Of the chosen list; undefined where another file has it, or where it is made by a function. */
  own?: string;
  /** Of those that are gone. */
  others: readonly string[];
}

/** Leaves out the entries of the lists that were not chosen. */
function keepList(tree: Tree, file: string, offered: readonly Offered[], chosen: string): Kept {
  const isChosen = new Map(offered.map(({ label, name }) => [label, name === chosen]));
  const source = textOf(tree, file);
  const edits: Edit[] = [];
  const others: string[] = [];
  let own: string | undefined;
  for (const { node, within } of nodesOf(file, source)) {
    if (within[0]?.type !== "ArrayExpression") continue;
    const kept = isChosen.get(labelOf(node) ?? "");
    if (kept === undefined) continue;
    const name = constantIn(node);
    if (!kept) edits.push(wholeItem(source, node));
    if (kept) own = name;
    else if (name !== undefined) others.push(name);
  }
  change(tree, file, edits);
  return { ...(own !== undefined && { own }), others };
}

/** What an entry calls its page: its field, or the second thing that is handed to what makes it. */
function labelOf(node: Node): string | undefined {
  if (node.type === "CallExpression") {
    const label = (node.arguments as Node[])[1];
    return label && stringOf(label);
  }
  if (node.type !== "ObjectExpression") return undefined;
  const label = (node.properties as Node[]).find((each) => keyOf(each) === "label")?.value;
  return isNode(label) ? stringOf(label) : undefined;
}

/** The constant that an entry has as its address. */
function constantIn(entry: Node): string | undefined {
  const path = entry.type === "ObjectExpression" && propertiesOf(entry).get("path")?.value;
  return isNode(path) && path.type === "Identifier" ? (path.name as string) : undefined;
}
