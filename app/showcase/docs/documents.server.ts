import { documents as records, type Document as DocumentRecord } from "../../../.velite/index.js";
import { documentPath } from "./document-addresses.ts";
import { guideGroups } from "./document-groups.ts";

export interface Document extends DocumentRecord {
  path: string;
}

/** A document as lists name it. */
export type DocumentLink = Pick<Document, "path" | "title" | "summary">;

const all: readonly Document[] = records.map((record) => ({
  ...record,
  path: documentPath(record.name),
}));
const byName = new Map(all.map((document) => [document.name, document]));
const isDecision = ({ name }: Document) => name.startsWith("decisions/");

const named = guideGroups.map(({ title, guides }) => ({
  title,
  documents: guides.flatMap((name) => byName.get(name) ?? []),
}));
const unnamed = all.filter(
  (document) =>
    !isDecision(document) && !named.some(({ documents }) => documents.includes(document)),
);

/** The guides by what one wants to do; those that no group names stand last. */
export const guides: readonly { title: string; documents: readonly Document[] }[] = named
  .map((group, index) =>
    index < named.length - 1 ? group : { ...group, documents: [...group.documents, ...unnamed] },
  )
  .filter(({ documents }) => documents.length > 0);

/** The oldest first. */
export const decisions: readonly Document[] = all
  .filter(isDecision)
  .toSorted((a, b) => a.name.localeCompare(b.name));

/** Every document in the order in which they are turned over: the guides, then the decisions. */
export const documents: readonly Document[] = [
  ...guides.flatMap((group) => group.documents),
  ...decisions,
];

/** The document at an address; undefined if there is none. */
export function documentAt(path: string): Document | undefined {
  return documents.find((document) => document.path === path);
}

/** The documents before and after one, of its own kind. */
export function neighboursOf(document: Document): Record<"previous" | "next", DocumentLink | null> {
  const kind = documents.filter((other) => isDecision(other) === isDecision(document));
  const index = kind.indexOf(document);
  const link = (neighbour: Document | undefined) => (neighbour ? asLink(neighbour) : null);
  return { previous: link(kind[index - 1]), next: link(kind[index + 1]) };
}

export function asLink({ path, title, summary }: Document): DocumentLink {
  return { path, title, summary };
}
