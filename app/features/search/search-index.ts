import type MiniSearch from "minisearch";
import type { Options } from "minisearch";
import type { SearchResult, TextPart } from "./search-results.ts";

/** Something that can be found. */
export interface Entry extends Pick<SearchResult, "path" | "kind" | "label"> {
  title: string;
  summary: string;
  text: string;
}

/** Longest query that is looked at, in characters. */
const QUERY_LIMIT = 100;
const RESULT_LIMIT = 50;
const EXCERPT_LENGTH = 180;

/** How the index is made and asked, by the server or, in an export, by a browser. */
export const indexOptions: Options<Entry> = {
  idField: "path",
  fields: ["title", "summary", "text"],
  storeFields: ["kind", "label", "title", "summary"],
  searchOptions: {
    boost: { title: 4, summary: 2 },
    prefix: true,
    // One slip in words of five letters or more, two in long ones.
    fuzzy: (term) => (term.length < 5 ? false : 0.2),
    combineWith: "AND",
  },
};

/** What an index finds; best first, at most fifty. */
export function findIn(index: MiniSearch<Entry>, query: string): SearchResult[] {
  return index
    .search(query.slice(0, QUERY_LIMIT))
    .slice(0, RESULT_LIMIT)
    .map(({ id, match, kind, label, title, summary }) => {
      const hits = Object.keys(match);
      return {
        path: id as string,
        kind: kind as string,
        label: label as string,
        title: marked(title as string, hits),
        excerpt: marked(shortened(summary as string), hits),
      };
    });
}

/** What is asked by the query `?q=` of an address. */
export function queryIn({ searchParams }: URL): string {
  return (searchParams.get("q") ?? "").trim().slice(0, QUERY_LIMIT);
}

function shortened(text: string): string {
  return text.length <= EXCERPT_LENGTH
    ? text
    : `${text.slice(0, text.lastIndexOf(" ", EXCERPT_LENGTH))} …`;
}

function marked(text: string, hits: readonly string[]): TextPart[] {
  const pattern = hits
    .map((hit) => hit.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`))
    .join("|");
  if (!pattern) return [{ text, isHit: false, position: 0 }];
  return text
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${pattern})`, "giu"))
    .map((part, position) => ({ text: part, isHit: position % 2 === 1, position }))
    .filter((part) => part.text !== "");
}
