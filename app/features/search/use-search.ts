import { useEffect, useState } from "react";
import { useFetcher } from "react-router";
import { preparePage } from "#app/lib/prepare-page.ts";
import { SEARCH_PAGE } from "./search-page.ts";
import { type SearchAnswer, searchPath } from "./search-results.ts";

/** Typing is over when nothing has been typed for so long, in milliseconds. */
const PAUSE = 140;

/**
 * Searches while somebody types: the answers are the search page's own.
 * `results` are those of what is typed now: undefined until they are there, null when the server cannot be reached.
 */
export function useSearch() {
  const [typed, setTyped] = useState("");
  const [isCutOff, setCutOff] = useState(false);
  const { data, load } = useFetcher<SearchAnswer>();
  const query = typed.trim();

  useEffect(() => {
    if (!query) return;
    const timer = setTimeout(() => {
      preparePage(SEARCH_PAGE).then(
        () => {
          setCutOff(false);
          return load(searchPath(query));
        },
        () => setCutOff(true),
      );
    }, PAUSE);
    return () => clearTimeout(timer);
  }, [query, load]);

  const answer = data?.query === query ? data.results : undefined;
  return { query, results: isCutOff ? null : query ? answer : [], setQuery: setTyped };
}
