/** What an address asks of the overview of all demos. */
export interface Asked {
  query: string;
  /** One of the features, or empty. */
  feature: string;
}

/** Longest query that is looked at, in characters. */
export const QUERY_LIMIT = 80;

/** Reads it; what is not there to be chosen counts as nothing. */
export function askedIn({ searchParams }: URL, features: readonly string[]): Asked {
  const feature = searchParams.get("has") ?? "";
  return {
    query: (searchParams.get("q") ?? "").slice(0, QUERY_LIMIT),
    feature: features.includes(feature) ? feature : "",
  };
}
