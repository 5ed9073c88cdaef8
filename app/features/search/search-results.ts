import { SEARCH_PAGE } from "./search-page.ts";
import type { ResultKind, SearchResult } from "./search.server.ts";

/** What the search page answers; without results when the server could not be reached. */
export interface SearchAnswer {
  query: string;
  results: readonly SearchResult[] | null;
}

/** The address of a search. */
export function searchPath(query: string): string {
  return `${SEARCH_PAGE}?q=${encodeURIComponent(query)}`;
}

const labels: Readonly<Record<ResultKind, string>> = {
  page: "Pages",
  post: "Posts",
  project: "Projects",
  product: "Products",
};

/** Results by kind; the kind with the best result first, and in each the best first. */
export function byKind(results: readonly SearchResult[]) {
  return [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, found]) => ({
    kind,
    label: labels[kind],
    results: found,
  }));
}

/** How many there are, in words. */
export function countOf(results: readonly SearchResult[]): string {
  return results.length === 1 ? "1 result" : `${results.length} results`;
}
