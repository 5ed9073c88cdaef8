import type { Edit } from "../tidy/edits.ts";
import { wholeItem } from "../tidy/edits.ts";
import { moduleOf } from "../tidy/module.ts";
import type { Tree } from "../tidy/tree.ts";
import { isNode, type Node } from "../tidy/uses.ts";
import type { Choices } from "./choices.ts";
import { homeCalled } from "./offered.ts";
import { constantIn } from "./sample-business.ts";
import { change, keyOf, nodesOf, propertiesOf, setConstant, textOf, valueOf } from "./syntax.ts";

/** Files in which an address of a page leads to it. */
const linking = /^(?:app|content|forms|registry|server|shared)\/.*\.(?:tsx?|json|md|yml)$/;
/** Facts of a business that are those of the site, in the words of a source. */
const facts: Readonly<Record<string, string>> = {
  name: "site.name",
  mark: "<SiteMark />",
  tagline: "site.tagline",
  email: "site.email",
  phone: "site.phone",
  address: "site.address.slice(1)",
  social: "site.social",
};

/** Makes the chosen home page the front page: its address, and its menu the site's with its own places as one entry. Changes the tree. */
export function setFront(tree: Tree, { home }: Choices): void {
  const { path } = homeCalled(home);
  setFrontEntry(tree, `app/demos/${home}/entry.ts`);
  const address = new RegExp(`(?<=["'\`(])${path}(?=["'\`)?#])`, "g");
  for (const [file, source] of tree)
    if (source !== null && linking.test(file)) tree.set(file, source.replaceAll(address, "/"));
  setConstant(tree, "content/site.ts", "frontPath", '"/"');
  const page = `app/demos/${home}/page.tsx`;
  leaveOutDemos(tree, page);
  const source = textOf(tree, page);
  const [handle] = nodesOf(page, source).filter(
    ({ node, within }) => keyOf(node) === "links" && within[1] && keyOf(within[1]) === "header",
  );
  if (!handle || !isNode(handle.node.key)) return;
  const { start, end } = handle.node.key;
  change(tree, page, [{ start, end, text: "sections" }]);
}

/** An entry that says what the page is as the front page, without a reason for being there. */
function setFrontEntry(tree: Tree, file: string): void {
  const source = textOf(tree, file);
  const [entry] = nodesOf(file, source)
    .map(({ node }) => propertiesOf(node))
    .filter((properties) => properties.has("path") && properties.has("title"));
  const [path, title, frontTitle, reason] = ["path", "title", "frontTitle", "reason"].map((key) =>
    entry?.get(key),
  );
  if (!path || !title) throw new Error(`${file} states no page any more.`);
  const edits: Edit[] = [{ ...spanOf(path), text: 'path: "/"' }];
  if (reason) edits.push(wholeItem(source, reason));
  if (frontTitle) {
    const { start, end } = frontTitle.value as Node;
    edits.push({ ...spanOf(title), text: `title: ${source.slice(start, end)}` });
    edits.push(wholeItem(source, frontTitle));
  }
  change(tree, file, edits);
}

function spanOf({ start, end }: Node) {
  return { start, end };
}

/** Takes out links to the overview of all home pages, of which there is one. Changes the tree. */
function leaveOutDemos(tree: Tree, page: string): void {
  for (const file of [page, page.replace("page.tsx", "business.tsx")]) {
    if (!tree.has(file)) continue;
    const source = textOf(tree, file);
    const links = nodesOf(file, source).filter(
      ({ node, within }) =>
        node.type === "ObjectExpression" &&
        within[0]?.type === "ArrayExpression" &&
        /#demos\b/.test(source.slice(node.start, node.end)) &&
        !propertiesOf(node).has("links"),
    );
    change(
      tree,
      file,
      links.map(({ node }) => wholeItem(source, node)),
    );
  }
}

/** Gives the business of a page, if it has one, the owner's facts; its links, pictures and invitations stay as samples. Changes the tree. */
export function takeBusiness(tree: Tree, file: string): void {
  if (!tree.has(file)) return;
  const object = valueOf(tree, file, constantIn(file));
  const source = textOf(tree, file);
  const properties = propertiesOf(object);
  const edits = [...properties].flatMap(([key, property]): Edit[] => {
    if (key === "legal") return [wholeItem(source, property)];
    const text = facts[key];
    if (text === undefined || !isNode(property.value)) return [];
    const { start, end } = property;
    return [{ start, end, text: `${key}: ${text}` }];
  });
  change(tree, file, edits);
  bindFacts(tree, file);
}

/** Imports what facts are made of, and leaves out imports and functions that nothing names any more. */
function bindFacts(tree: Tree, file: string): void {
  const added = [
    ["site", "#content/site.ts"],
    ["SiteMark", "#app/elements/text/site-mark.tsx"],
  ] as const;
  const bound = new Set(
    moduleOf(file, textOf(tree, file)).imports.flatMap(({ bindings }) =>
      bindings.map(({ local }) => local),
    ),
  );
  const lines = added
    .filter(([name]) => !bound.has(name))
    .map(([name, from]) => `import { ${name} } from "${from}";\n`);
  tree.set(file, lines.join("") + textOf(tree, file));
}

/** Writes the owner's name where the sample's stood. Changes the tree. */
export function renameSamples(tree: Tree, names: readonly string[], name: string): void {
  for (const [file, source] of tree) {
    // What pictures show is said beside their scenes too, and both say the same. Elsewhere a name of one word is a word.
    const isNaming = /^(?:app\/(?:demos|information)\/|content\/|art\/pictures\.json$)/.test(file);
    if (source === null || !isNaming) continue;
    let text = source;
    for (const each of names)
      text = text.replaceAll(new RegExp(`(?<!\\w)${escaped(each)}(?!\\w)`, "g"), name);
    if (text !== source) tree.set(file, text);
  }
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}
