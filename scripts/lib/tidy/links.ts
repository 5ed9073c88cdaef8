import {
  addressNamed,
  constantOf,
  goneConstants,
  goneFunctions,
  goneNamesIn,
  isAddress,
  type GoneNames,
} from "./address-names.ts";
import { type Addresses, addressesOf, nearest, pathOf } from "./addresses.ts";
import { type Edit, edited } from "./edits.ts";
import { addressLists, isOfTests } from "./kinds.ts";
import {
  distinct,
  type Instead,
  insteadOf,
  OWNERS_MAIL,
  wholeLink,
  withoutLinks,
} from "./link-edits.ts";
import { moduleOf, syntaxOf } from "./module.ts";
import type { Note } from "./report.ts";
import type { Tree } from "./tree.ts";
import { isNode, type Node, stringOf } from "./uses.ts";
import { walk } from "./walk.ts";

/** Says of an address that its page may be missing: the call becomes null (`content/addresses.ts`). */
const IF_THERE = "ifThere";

/** Pages on which one writes to the owner, by their addresses in the showcase and the names of their constants: without any, one writes a mail. */
const CONTACT_PAGES = /^\/page\/contact-|^CONTACT(?:_|$)/;

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
  const contact = addressNamed(tree, CONTACT_PAGES, constants);
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
    const gone = goneNamesIn(tree, file, names);
    const { edits, notes } = linksIn(tree, file, source, { ...addresses, contact }, gone);
    if (edits.length > 0) {
      const left = withoutLinks(file, source, edits);
      tree.set(file, namingSite(file, namingAddresses(tree, file, left)));
    }
    return notes;
  });
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
  { there, gone, contact }: Addresses & { contact: string | undefined },
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
      const isContact = [path, value.name].some((each) => CONTACT_PAGES.test(String(each)));
      const sort = nearest(path, there);
      const next = isContact && sort === "/" ? (contact ?? OWNERS_MAIL) : sort;
      edits.push(whole ?? insteadOf(value, within[0], otherAddress(tree, value, next)));
      notes.push({
        kind: "link",
        name: `${file}: ${made ?? link!}`,
        ...(whole ? {} : { why: `leads to ${next === OWNERS_MAIL ? "your mail" : next} instead` }),
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

function otherAddress(tree: Tree, { type }: Node, next: string): Instead {
  if (next === OWNERS_MAIL) return { within: OWNERS_MAIL, alone: `\`${OWNERS_MAIL}\`` };
  const name = type === "Identifier" ? constantOf(tree, next) : undefined;
  return name === undefined
    ? { within: next, alone: JSON.stringify(next) }
    : { within: `\${${name}}`, alone: name };
}

/** The name of the function that a node calls. */
function calleeOf({ type, callee }: Node): string {
  return type === "CallExpression" && isNode(callee) && callee.type === "Identifier"
    ? (callee.name as string)
    : "";
}
