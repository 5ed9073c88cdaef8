import { setImmediate as immediate } from "node:timers/promises";
import MiniSearch from "minisearch";
import { SEARCH } from "#content/addresses.ts";
import type { FoundPiece } from "#registry/content-page.ts";
import { contentPages, featureContents, findContentPage } from "#registry/content-pages.ts";
import type { Page } from "#registry/page.ts";
import { pages, findPage } from "#registry/pages.ts";
import { builtPage, type BuiltPage, builtPageIn, wordsOfPage } from "./built-page.server.ts";
import { type Entry, findIn, indexOptions, queryIn } from "./search-index.ts";
import { type Found, nothing, type SearchAnswer } from "./search-results.ts";
import * as words from "./words.ts";

/** Entries that are indexed without a pause; between two such batches the server answers other requests. */
const BATCH = 20;

/** Searches every page of the site, with what stands on it once it is built, and every piece of content that features hand in. */
export const searchSite = searchIn(() => entriesOfSite(builtPage));

/**
 * A search for words; best first, at most fifty. Forgives typing errors in longer words.
 * @param entries read by the first search, so that starting the server costs nothing; what is made of them is kept.
 */
export function searchIn(entries: () => Iterable<Entry>) {
  let index: Promise<MiniSearch<Entry>> | undefined;
  return async function search(query: string): Promise<Found> {
    index ??= buildIndex(entries()).catch((error: unknown) => {
      // The next search tries again.
      index = undefined;
      throw error;
    });
    return findIn(await index, query);
  };
}

async function buildIndex(entries: Iterable<Entry>): Promise<MiniSearch<Entry>> {
  const search = new MiniSearch<Entry>(indexOptions);
  let count = 0;
  for (const entry of entries) {
    search.add(entry);
    if (++count % BATCH === 0) await immediate();
  }
  return search;
}

/**
 * The index as text, for browsers that search by themselves.
 * @param isThere whether a page is part of their site.
 * @param client where its build has the files for browsers.
 */
export async function indexText(
  isThere: (path: string) => boolean,
  client: string,
): Promise<string> {
  const entries = [...entriesOfSite(builtPageIn(client))].filter(({ path }) => isThere(path));
  return JSON.stringify(await buildIndex(entries));
}

/**
 * What can be found. A piece whose page does not exist cannot, and its page is found as that piece, also where it is one of the registry's.
 * Nor can lists on which there is nothing yet, and the search itself.
 */
function* entriesOfSite(built: BuiltPage): Generator<Entry> {
  const found = featureContents.flatMap(({ found }) => found ?? []);
  const taken = new Set([SEARCH, ...found.flatMap(({ pieces }) => pieces.map(({ path }) => path))]);
  const page = { kind: "page", label: words.pages };
  for (const listed of pages) {
    const { path, title, label, description, group, canonical, keywords, shows } = listed;
    if (canonical !== undefined || taken.has(path)) continue;
    const { headings, text } = ownWords(listed, built);
    const called = [label, group, ...(keywords ?? []), ...(shows ?? []), text].join(" ");
    yield { ...page, path, title, summary: description, headings, text: called };
  }
  for (const { path, title, description, inSitemap } of contentPages)
    if (inSitemap !== false && !taken.has(path))
      yield { ...page, path, title, summary: description, text: "" };
  for (const { kind, label, pieces } of found)
    for (const piece of pieces.filter(hasPage)) yield { ...piece, kind, label, text: piece.text() };
}

/** What stands on a page and nowhere else: lists, and pages of one piece, say what their pieces are found by. */
function ownWords({ path, isPaged, isArticle }: Page, built: BuiltPage) {
  const html = isPaged || isArticle ? null : built(path);
  return html === null ? { headings: "", text: "" } : wordsOfPage(html);
}

function hasPage({ path }: FoundPiece): boolean {
  return (findPage(path) ?? findContentPage(path)) !== undefined;
}

/** The answer to the query `?q=` of an address; none to an empty one. */
export async function searchAnswer(url: URL): Promise<SearchAnswer> {
  const query = queryIn(url);
  return { query, found: query ? await searchSite(query) : nothing };
}
