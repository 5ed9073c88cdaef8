import { setImmediate as immediate } from "node:timers/promises";
import MiniSearch from "minisearch";
import type { FoundPiece } from "#registry/content-page.ts";
import { featureContents, findContentPage } from "#registry/content-pages.ts";
import { pages, findPage } from "#registry/pages.ts";
import type { SearchAnswer, SearchResult, TextPart } from "./search-results.ts";
import * as words from "./words.ts";

interface Entry extends Pick<SearchResult, "path" | "kind" | "label"> {
  title: string;
  summary: string;
  text: string;
}

/** Longest query that is looked at, in characters. */
const QUERY_LIMIT = 100;
const RESULT_LIMIT = 50;
const EXCERPT_LENGTH = 180;
/** Entries that are indexed without a pause; between two such batches the server answers other requests. */
const BATCH = 20;

/** Searches every page of the site and every piece of content that features hand in. */
export const searchSite = searchIn(entriesOfSite);

/**
 * A search for words; best first, at most fifty. Forgives typing errors in longer words.
 * @param entries read by the first search, so that starting the server costs nothing; what is made of them is kept.
 */
export function searchIn(entries: () => Iterable<Entry>) {
  let index: Promise<MiniSearch<Entry>> | undefined;
  return async function search(query: string): Promise<SearchResult[]> {
    const made = await (index ??= buildIndex(entries()));
    return made
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
  };
}

async function buildIndex(entries: Iterable<Entry>): Promise<MiniSearch<Entry>> {
  const search = new MiniSearch<Entry>({
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
  });
  let count = 0;
  for (const entry of entries) {
    search.add(entry);
    if (++count % BATCH === 0) await immediate();
  }
  return search;
}

/** What can be found. A piece whose page does not exist cannot, and its page is found as that piece, also where it is one of the registry's. */
function* entriesOfSite(): Generator<Entry> {
  const found = featureContents.flatMap(({ found }) => found ?? []);
  const taken = new Set(found.flatMap(({ pieces }) => pieces.map(({ path }) => path)));
  for (const { path, title, label, description, group, canonical, keywords, shows } of pages) {
    if (canonical !== undefined || taken.has(path)) continue;
    const text = [label, group, ...(keywords ?? []), ...(shows ?? [])].join(" ");
    yield { path, kind: "page", label: words.pages, title, summary: description, text };
  }
  for (const { kind, label, pieces } of found)
    for (const piece of pieces.filter(hasPage)) yield { ...piece, kind, label, text: piece.text() };
}

function hasPage({ path }: FoundPiece): boolean {
  return (findPage(path) ?? findContentPage(path)) !== undefined;
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

/** The answer to the query `?q=` of an address; none to an empty one. */
export async function searchAnswer(url: URL): Promise<SearchAnswer> {
  const query = (url.searchParams.get("q") ?? "").trim().slice(0, QUERY_LIMIT);
  return { query, results: query ? await searchSite(query) : [] };
}
