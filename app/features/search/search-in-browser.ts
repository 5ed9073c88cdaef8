import { withBase } from "#app/engine/base-path/base-path.ts";
import MiniSearch from "minisearch";
import { SEARCH_INDEX } from "#content/addresses.ts";
import { type Entry, findIn, indexOptions } from "./search-index.ts";
import type { Found } from "./search-results.ts";

let index: Promise<MiniSearch<Entry>> | undefined;

/**
 * The search of an export, which has no server: the same answers, from an index that comes with the first question.
 * @throws when the index cannot be loaded; the next question tries again.
 */
export async function searchInBrowser(query: string): Promise<Found> {
  index ??= loadIndex();
  index.catch(() => (index = undefined));
  return findIn(await index, query);
}

async function loadIndex(): Promise<MiniSearch<Entry>> {
  const answer = await fetch(withBase(SEARCH_INDEX));
  if (!answer.ok) throw new Error(`The index answered ${answer.status}.`);
  return MiniSearch.loadJSONAsync<Entry>(await answer.text(), indexOptions);
}
