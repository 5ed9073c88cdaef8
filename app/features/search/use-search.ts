import { useEffect, useState } from "react";
import { SEARCH_ANSWERS } from "#content/addresses.ts";
import { BASE_PATH } from "#app/engine/base-path/base-path.ts";
import type { SearchAnswer } from "./search-results.ts";

/** Typing is over when nothing has been typed for so long, in milliseconds. */
const PAUSE = 140;

/**
 * Searches while somebody types, with the search page's own answers.
 * `found` is what there is of what is typed now: undefined until it is there, null when the server cannot be reached.
 */
export function useSearch() {
  const [typed, setTyped] = useState("");
  const [answer, setAnswer] = useState<SearchAnswer>();
  const query = typed.trim();

  useEffect(() => {
    if (!query) return;
    const left = new AbortController();
    const timer = setTimeout(() => {
      ask(query, left.signal).then(setAnswer, () => {
        if (!left.signal.aborted) setAnswer({ query, found: null });
      });
    }, PAUSE);
    return () => {
      clearTimeout(timer);
      left.abort();
    };
  }, [query]);

  const found = answer?.query === query ? answer.found : undefined;
  return { query, found, setQuery: setTyped };
}

async function ask(query: string, signal: AbortSignal): Promise<SearchAnswer> {
  if (import.meta.env.IS_EXPORT) {
    const { searchInBrowser } = await import("./search-in-browser.ts");
    return { query, found: await searchInBrowser(query) };
  }
  const answer = await fetch(`${BASE_PATH}${SEARCH_ANSWERS}?q=${encodeURIComponent(query)}`, {
    signal,
  });
  if (!answer.ok) throw new Error(`The search answered ${answer.status}.`);
  const { found } = (await answer.json()) as SearchAnswer;
  // Under the words that were asked: the server shortens long ones.
  return { query, found };
}
