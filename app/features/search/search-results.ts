import { counted } from "#shared/counted.ts";
import * as words from "./words.ts";

/** A piece of a text, and whether it was searched for. */
export interface TextPart {
  text: string;
  isHit: boolean;
  /** Unique in its text. */
  position: number;
}

export interface SearchResult {
  path: string;
  /** What was found: `page`, or as the feature says whose it is. */
  kind: string;
  /** The same for visitors: “Pages”. */
  label: string;
  title: readonly TextPart[];
  /** The summary of what was found, cut at a word. */
  excerpt: readonly TextPart[];
}

/** The best of what was found. */
export interface Found {
  results: readonly SearchResult[];
  /** As many were found. */
  total: number;
}

/** To an empty query. */
export const nothing: Found = { results: [], total: 0 };

/** What the search page answers; null when the server could not be reached. */
export interface SearchAnswer {
  query: string;
  found: Found | null;
}

/** Results by kind; the kind with the best result first, and in each the best first. */
export function byKind(results: readonly SearchResult[]) {
  return [...Map.groupBy(results, ({ kind }) => kind)].map(([kind, found]) => ({
    kind,
    label: found[0]!.label,
    results: found,
  }));
}

/** How many there are, in words, and how many of them are shown. */
export function countOf({ results: { length: shown }, total }: Found): string {
  return shown < total
    ? counted(words.bestResults, total, { shown })
    : counted(words.results, total);
}
