import { postLayouts } from "#content/post-pages.ts";
import { projectPages } from "#content/project-pages.ts";
import { type Edit, wholeItem } from "../tidy/edits.ts";
import type { Tree } from "../tidy/tree.ts";
import { isNode, type Node, stringOf } from "../tidy/uses.ts";
import type { Choices } from "./choices.ts";
import { blogListPages, type Offered, portfolioListPages, shopListPages } from "./offered.ts";
import { change, keyOf, nodesOf, propertiesOf, setConstant, textOf } from "./syntax.ts";

const ADDRESSES = "content/addresses.ts";

/** Of lists that show the same things the chosen one, at the address that others lead to. Changes the tree. */
export function setLists(tree: Tree, { blog, portfolio, shop }: Choices): void {
  if (blog === null) {
    // What reads posts when the site is built.
    for (const file of tree.keys())
      if (/^content\/(?:posts|comments)\/|^velite\.config\.ts$/.test(file)) tree.delete(file);
  } else {
    const layouts = new Set(Object.keys(postLayouts));
    const others = ["BLOG_CLASSIC", "BLOG_CLEAN", "BLOG_GRID", "BLOG_SIMPLE"];
    keepList(tree, "app/features/blog/pages/entries.ts", blogListPages, blog, ["BLOG", ...others]);
    leaveOutPaths(tree, "app/features/blog/pages/entries.ts", layouts);
    setConstant(tree, "content/post-pages.ts", "postLayouts", "{}");
    for (const [file, source] of tree)
      if (source !== null && file.startsWith("content/posts/"))
        tree.set(file, source.replace(/^link: \/blogs\/blog-post-layout-\d+\n/m, ""));
  }
  if (portfolio) {
    const entries = ["entries", "grid-entries"].map(
      (name) => `app/features/portfolio/pages/${name}.ts`,
    );
    for (const file of entries)
      keepList(tree, file, portfolioListPages, portfolio, ["PORTFOLIO", "PORTFOLIO_SLIDER"]);
    leaveOutPaths(tree, entries[0]!, new Set(Object.keys(projectPages)));
    setConstant(tree, "content/project-pages.ts", "projectPages", "{}");
  }
  if (shop) keepList(tree, "app/features/shop/pages/entries.ts", shopListPages, shop, ["SHOP"]);
}

/** @param names constants of the list's address: all of them lead to the chosen one. */
function keepList(
  tree: Tree,
  file: string,
  offered: readonly Offered[],
  chosen: string,
  names: readonly string[],
): void {
  const page = offered.find(({ name }) => name === chosen)!;
  for (const name of names) setConstant(tree, ADDRESSES, name, JSON.stringify(page.path));
  const labels = new Map(offered.map((each) => [each.label, each === page]));
  const source = textOf(tree, file);
  const edits: Edit[] = [];
  for (const { node, within } of nodesOf(file, source)) {
    if (within[0]?.type !== "ArrayExpression") continue;
    const label = labelOf(node);
    const isChosen = label === undefined ? undefined : labels.get(label);
    if (isChosen === false) edits.push(wholeItem(source, node));
    const path = isChosen ? propertiesOf(node).get("path") : undefined;
    if (path && isNode(path.value) && names[0] !== "PORTFOLIO")
      edits.push({ start: path.value.start, end: path.value.end, text: names[0]! });
  }
  change(tree, file, edits);
}

/** Leaves out pages of a list that show one piece in a layout of its own. */
function leaveOutPaths(tree: Tree, file: string, paths: ReadonlySet<string>): void {
  const source = textOf(tree, file);
  const items = nodesOf(file, source).filter(
    ({ node, within }) =>
      node.type === "ObjectExpression" &&
      within[0]?.type === "ArrayExpression" &&
      nodesOf(file, source).some(
        (each) =>
          each.node.start >= node.start &&
          each.node.end <= node.end &&
          paths.has(stringOf(each.node) ?? ""),
      ),
  );
  change(
    tree,
    file,
    items.map(({ node }) => wholeItem(source, node)),
  );
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
