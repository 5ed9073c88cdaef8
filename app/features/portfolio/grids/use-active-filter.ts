import { useSyncExternalStore } from "react";
import { useQuery } from "#app/lib/use-query.ts";
import { activeFilter } from "#app/elements/actions/filter-links/filter-links.tsx";

/**
 * The filter that the address names, for lists that are filtered where they stand. `rendered` is the one that the server made the page
 * with: on a static host it knows no query, and the page must begin as it was made.
 */
export function useActiveFilter(rendered: string): string {
  const search = useQuery();
  return useSyncExternalStore(
    noChanges,
    () => activeFilter(search),
    () => rendered,
  );
}

/** Changes of the address reach the component through the router. */
function noChanges() {
  return () => {};
}
