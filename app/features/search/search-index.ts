import type MiniSearch from "minisearch";
import type { Options } from "minisearch";
import { plainWords, plainWordsIn, queryWords } from "#app/lib/plain-words.ts";
import { shortened } from "#shared/shortened.ts";
import type { Found, SearchResult, TextPart } from "./search-results.ts";

/** Something that can be found. */
export interface Entry extends Pick<SearchResult, "path" | "kind" | "label"> {
  title: string;
  summary: string;
  /** Words of its text that say what it is about, once more. */
  headings?: string;
  text: string;
}

/** Longest query that is looked at, in characters. */
const QUERY_LIMIT = 100;
const RESULT_LIMIT = 50;
const EXCERPT_LENGTH = 180;

/** Of Chinese, Japanese and Korean even one sign says much, and what follows it is joined to it. */
const EAST_ASIAN = /[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}\p{scx=Hang}]/u;

/** How the index is made and asked, by the server or, in an export, by a browser. */
export const indexOptions: Options<Entry> = {
  idField: "path",
  fields: ["title", "summary", "headings", "text"],
  storeFields: ["kind", "label", "title", "summary"],
  tokenize: plainWords,
  searchOptions: {
    tokenize: queryWords,
    boost: { title: 4, summary: 2, headings: 2 },
    // The last word may still be typed. Of the others only those count as a beginning that few words begin with.
    prefix: (term, place, terms) =>
      term.length > 2 || place === terms.length - 1 || EAST_ASIAN.test(term),
    // One slip in words of five letters or more, two in long ones.
    fuzzy: (term) => (term.length < 5 ? false : 0.2),
    maxFuzzy: 2,
    combineWith: "AND",
  },
};

/** What an index finds; best first, at most fifty. */
export function findIn(index: MiniSearch<Entry>, query: string): Found {
  const found = index.search(query.slice(0, QUERY_LIMIT));
  const results = found.slice(0, RESULT_LIMIT).map(({ id, match, kind, label, title, summary }) => {
    const hits = new Set(Object.keys(match));
    return {
      path: id as string,
      kind: kind as string,
      label: label as string,
      title: marked(title as string, hits),
      excerpt: marked(shortened(summary as string, EXCERPT_LENGTH), hits),
    };
  });
  return { results, total: found.length };
}

/** What is asked by the query `?q=` of an address. */
export function queryIn({ searchParams }: URL): string {
  return (searchParams.get("q") ?? "").trim().slice(0, QUERY_LIMIT);
}

/** A text in parts: the words that were found, and what stands between them. */
function marked(text: string, hits: ReadonlySet<string>): TextPart[] {
  const parts: TextPart[] = [];
  const add = (from: number, to: number, isHit: boolean) => {
    if (from < to) parts.push({ text: text.slice(from, to), isHit, position: from });
  };
  let done = 0;
  for (const { word, start, end } of plainWordsIn(text)) {
    if (!hits.has(word)) continue;
    add(done, start, false);
    // Pairs of letters overlap.
    add(Math.max(start, done), end, true);
    done = Math.max(end, done);
  }
  add(done, text.length, false);
  return parts;
}
