import {
  type Addresses,
  addressesOf,
  goneConstants,
  constantOf,
  goneFunctions,
  type GoneNames,
  goneNamesIn,
  isAddress,
  nearest,
  pathOf,
} from "./addresses.ts";
import { type Edit, edited, wholeItem, wholeStatement } from "./edits.ts";
import { addressLists, isOfTests } from "./kinds.ts";
import { moduleOf, syntaxOf } from "./module.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";
import { withoutUnusedProperties } from "./patterns.ts";
import { isNode, type Node, stringOf } from "./uses.ts";
import { walk } from "./walk.ts";

/** Fields of a link: a member of a list that says no more than these is a link and nothing else. */
const LINK = new Set(["href", "path", "label", "text", "note", "title", "picture"]);

/** Fields of some links under a name. */
const GROUP = new Set(["title", "links"]);

/** Says of an address that its page may be missing: the call becomes null (`content/addresses.ts`). */
const IF_THERE = "ifThere";

/** Pages on which one writes to the owner: without any, one writes a mail. */
const CONTACT_PAGES = /^\/page\/contact-/;
const OWNERS_MAIL = "mailto:${site.email}";

/** What a page says of itself is no link. */
const PAGES = /\/(?:[\w-]+-)?(?:entry|entries)\.ts$/;

/**
 * Takes out links to pages of the template that the site has no more: elements, members of lists that are links, and addresses that may be
 * missing. A link that is part of something else leads to a page of the same sort instead, to the owner's mail in the place of a form, or to
 * the front page. Changes the tree.
 */
export function removeLinks(tree: Tree): Note[] {
  const addresses = addressesOf(tree);
  const constants = goneConstants(tree, addresses);
  if (addresses.gone.size + constants.size === 0) return [];
  const names = { constants, functions: goneFunctions(tree, addresses) };
  const words = [...addresses.gone, ...constants.keys(), ...names.functions.keys()];
  return [...tree].flatMap(([file, source]) => {
    if (
      source === null ||
      !/^(?:app|content|registry|server)\/.*\.tsx?$/.test(file) ||
      isOfTests(file) ||
      addressLists.test(file)
    )
      return [];
    if (PAGES.test(file) || !words.some((word) => source.includes(word))) return [];
    const { edits, notes } = linksIn(tree, file, source, addresses, goneNamesIn(tree, file, names));
    if (edits.length > 0) {
      const left = withoutLinks(file, source, edits);
      tree.set(file, namingSite(file, namingAddresses(tree, file, left)));
    }
    return notes;
  });
}

/** A source after these edits, without what a component takes and showed only in a link that went. */
function withoutLinks(file: string, source: string, edits: readonly Edit[]): string {
  const left = edited(source, edits);
  return file.endsWith(".tsx") ? withoutUnusedProperties(file, left) : left;
}

/** Imports the owner's facts where a link now leads to their mail. */
function namingSite(file: string, source: string): string {
  if (!source.includes(OWNERS_MAIL)) return source;
  const { imports } = moduleOf(file, source);
  const isNamed = imports.some(({ bindings }) => bindings.some(({ local }) => local === "site"));
  if (isNamed) return source;
  const from = file.startsWith("content/") ? "./site.ts" : "#content/site.ts";
  return `import { site } from "${from}";\n${source}`;
}

/** Imports those names of addresses that now stand in the place of others. */
function namingAddresses(tree: Tree, file: string, source: string): string {
  const { imports, declarations, effects } = moduleOf(file, source);
  const list = imports.find(({ specifier }) => /(?:^#content|^\.)\/addresses\./.test(specifier));
  const [first] = list?.bindings ?? [];
  if (!list || !first) return source;
  const bound = new Set(list.bindings.map(({ local }) => local));
  const read = [effects, ...declarations.map(({ uses }) => uses)].flatMap(({ names }) => [
    ...names,
  ]);
  const unbound = [...new Set(read)].filter((name) => !bound.has(name) && isAddress(tree, name));
  const own = new Set(declarations.flatMap(({ names }) => names));
  const added = unbound.filter((name) => !own.has(name)).map((name) => `${name}, `);
  return edited(source, [{ start: first.start, end: first.start, text: added.join("") }]);
}

function linksIn(
  tree: Tree,
  file: string,
  source: string,
  { there, gone }: Addresses,
  { constants, functions }: GoneNames,
): { edits: Edit[]; notes: Note[] } {
  const edits: Edit[] = [];
  const notes: Note[] = [];
  walk(syntaxOf(file, source), (value, within) => {
    const link =
      stringOf(value) ??
      (value.type === "Identifier" ? constants.get(value.name as string) : undefined);
    const isLost =
      value.type === "Identifier"
        ? link !== undefined
        : link !== undefined && gone.has(pathOf(link));
    const made = functions.get(calleeOf(value));
    if (made !== undefined || isLost) {
      const path = pathOf(made ?? link!);
      const optional = optionalAddress(within, value);
      const whole = optional ?? wholeLink(source, within);
      const next = nearest(path, there);
      edits.push(whole ?? insteadOf(value, within[0], otherAddress(tree, value, path, next)));
      notes.push({
        kind: "link",
        name: `${file}: ${made ?? link!}`,
        ...(whole
          ? {}
          : { why: `leads to ${writesMail(path, next) ? "your mail" : next} instead` }),
      });
    }
  });
  return { edits: distinct(edits), notes };
}

/** The call around an address that says that it may be missing, with null in its place; or with what stands for it then, after `??`. */
function optionalAddress(within: readonly Node[], address: Node): Edit | undefined {
  const at = within.findIndex((node) => calleeOf(node) === IF_THERE);
  const call = within[at];
  if (call === undefined || call === address) return undefined;
  const choice = within[at + 1];
  return choice?.operator === "??" && choice.left === call && isNode(choice.right)
    ? { start: call.start, end: choice.right.start, text: "" }
    : { start: call.start, end: call.end, text: "null" };
}

function writesMail(path: string, next: string): boolean {
  return next === "/" && CONTACT_PAGES.test(path);
}

/** What is written in the place of an address: inside of a template, and by itself. */
interface Instead {
  within: string;
  alone: string;
}

function otherAddress(tree: Tree, { type }: Node, path: string, next: string): Instead {
  if (writesMail(path, next)) return { within: OWNERS_MAIL, alone: `\`${OWNERS_MAIL}\`` };
  const name = type === "Identifier" ? constantOf(tree, next) : undefined;
  return name === undefined
    ? { within: next, alone: JSON.stringify(next) }
    : { within: `\${${name}}`, alone: name };
}

/** A page's own folder. */
const PAGE_FOLDER = /^app\/(?:demos|information)\/[^/]+\//;

/**
 * Takes out links to places on a page that went from it, as a band does whose form is gone: members of lists that are links. A link that is
 * part of something else leads to the front page. Changes the tree.
 * @param before the tree in which the places were.
 */
export function removePlaces(before: Tree, tree: Tree): Note[] {
  const there = placesIn(tree);
  return [...placesIn(before)].flatMap(([folder, places]) => {
    const left = there.get(folder);
    if (left === undefined) return [];
    return [...places]
      .filter((place) => !left.has(place))
      .flatMap((place) => linksTo(tree, folder, place));
  });
}

/** What a page's folder gives a name that links can lead to, in its bands or with their words. */
function placesIn(tree: Tree): Map<string, Set<string>> {
  const places = new Map<string, Set<string>>();
  for (const [file, source] of tree) {
    const [folder] = PAGE_FOLDER.exec(file) ?? [];
    if (folder === undefined || source === null || !/\.tsx?$/.test(file) || isOfTests(file))
      continue;
    const named = places.get(folder) ?? new Set();
    for (const [, name = ""] of source.matchAll(/\bid(?:=|: )"([\w-]+)"/g)) named.add(name);
    places.set(folder, named);
  }
  return places;
}

function linksTo(tree: Tree, folder: string, place: string): Note[] {
  return [...tree].flatMap(([file, source]): Note[] => {
    if (!file.startsWith(folder) || !/\.tsx?$/.test(file) || isOfTests(file)) return [];
    if (source === null || !source.includes(`"#${place}"`)) return [];
    const edits: Edit[] = [];
    walk(syntaxOf(file, source), (value, within) => {
      if (stringOf(value) === `#${place}`)
        edits.push(
          wholeLink(source, within) ?? insteadOf(value, within[0], { within: "/", alone: '"/"' }),
        );
    });
    if (edits.length > 0) tree.set(file, withoutLinks(file, source, distinct(edits)));
    return edits.length > 0 ? [{ kind: "link", name: `${file}: #${place}` }] : [];
  });
}

/** The name of the function that a node calls. */
function calleeOf({ type, callee }: Node): string {
  return type === "CallExpression" && isNode(callee) && callee.type === "Identifier"
    ? (callee.name as string)
    : "";
}

/** Another address in the place of a string or a constant. In a template what stands behind it stays where it leads to a page of the same sort. */
function insteadOf({ start, end }: Node, holder: Node | undefined, instead: Instead): Edit {
  if (holder?.type !== "TemplateLiteral") return { start, end, text: instead.alone };
  const begins = start === holder.start + "`${".length;
  // Of the front page and of a mail there is nothing further to say.
  if (begins && (instead.within === "/" || instead.within === OWNERS_MAIL))
    return { start: holder.start, end: holder.end, text: instead.alone };
  return {
    start: start - "${".length,
    end: pastPlace(holder, end + "}".length),
    text: instead.within,
  };
}

/** Where a template goes on that began with an address: past `#place`, which another page does not have. */
function pastPlace({ quasis }: Node, after: number): number {
  // The text between two values begins with the brace before it.
  const next = (quasis as Node[]).find(({ start }) => start === after - "}".length);
  const { raw } = (next?.value ?? { raw: "" }) as { raw: string };
  return raw.startsWith("#") ? after + raw.length : after;
}

/** The element or the member of a list that is no more than this link; undefined for any other. */
function wholeLink(source: string, within: readonly Node[]): Edit | undefined {
  // A constant stands in braces, or at the beginning of a template.
  const inTemplate = within[0]?.type === "TemplateLiteral" ? within.slice(1) : within;
  const places =
    inTemplate[0]?.type === "JSXExpressionContainer" ? inTemplate.slice(1) : inTemplate;
  const [field, holder, element, outer] = places;
  if (field?.type === "JSXAttribute" && element?.type === "JSXElement" && isTag(outer))
    return wholeStatement(source, element);
  if (
    field?.type !== "Property" ||
    holder?.type !== "ObjectExpression" ||
    element?.type !== "ArrayExpression"
  )
    return undefined;
  const keys = keysOf(holder);
  if (keys.length < 2 || !keys.every((key) => LINK.has(key))) return undefined;
  if ((element.elements as unknown[]).length > 1) return wholeItem(source, holder);
  // The last of a list stays, as what is made of the list may need one; a group of links goes with its last.
  const [links, group, groups] = places.slice(3);
  return links?.type === "Property" &&
    group?.type === "ObjectExpression" &&
    groups?.type === "ArrayExpression" &&
    keysOf(group).every((key) => GROUP.has(key))
    ? wholeItem(source, group)
    : undefined;
}

function keysOf({ properties }: Node): string[] {
  return (properties as Node[]).map(({ key }) => (isNode(key) ? (key.name as string) : ""));
}

function isTag(node: Node | undefined): boolean {
  return node?.type === "JSXElement" || node?.type === "JSXFragment";
}

function distinct(edits: readonly Edit[]): Edit[] {
  return edits.filter(
    ({ start, end }) => !edits.some((each) => each.start < start && each.end >= end),
  );
}
