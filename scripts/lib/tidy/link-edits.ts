import { type Edit, edited, wholeItem, wholeStatement } from "./edits.ts";
import { withoutUnusedProperties } from "./patterns.ts";
import { isNode, type Node } from "./uses.ts";

/** Fields of a link: a member of a list that says no more than these is a link and nothing else. */
const LINK = new Set(["href", "path", "label", "text", "note", "title", "picture"]);

/** Fields of some links under a name. */
const GROUP = new Set(["title", "links"]);

/** What a link says that leads to a mail to the owner. */
export const OWNERS_MAIL = "mailto:${site.email}";

/** What is written in the place of an address: inside of a template, and by itself. */
export interface Instead {
  within: string;
  alone: string;
}

/** A source after these edits, without what a component takes and showed only in a link that went. */
export function withoutLinks(file: string, source: string, edits: readonly Edit[]): string {
  const left = edited(source, edits);
  return file.endsWith(".tsx") ? withoutUnusedProperties(file, left) : left;
}

/** Another address in the place of a string or a constant. In a template what stands behind it stays where it leads to a page of the same sort. */
export function insteadOf({ start, end }: Node, holder: Node | undefined, instead: Instead): Edit {
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
export function wholeLink(source: string, within: readonly Node[]): Edit | undefined {
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

/** Without those that lie in another. */
export function distinct(edits: readonly Edit[]): Edit[] {
  return edits.filter(
    ({ start, end }) => !edits.some((each) => each.start < start && each.end >= end),
  );
}
