import { useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigate } from "react-router";
import { useQuery } from "#app/lib/use-query.ts";
import { readTripChoice, type TripChoice, type TripOptions, tripSearch } from "./trip-choice.ts";

/**
 * The choice that the address makes. `rendered` is the query that the server made the page with: on a static host it knows none, and
 * the page must begin as it was made.
 */
export function useTripChoice(rendered: string, options: TripOptions): TripChoice {
  const query = useQuery().toString();
  const search = useSyncExternalStore(
    noChanges,
    () => query,
    () => rendered,
  );
  return readTripChoice(new URLSearchParams(search), options);
}

/** The answers in a form on their way into the address: `draft` is what the fields show, `apply` goes to the trips for it. */
export function useTripDraft(choice: TripChoice, { path, list }: { path: string; list: string }) {
  const navigate = useNavigate();
  const shown = tripSearch(choice);
  const [draft, setDraft] = useState({ of: shown, choice });
  // Back and links change the address under the form.
  if (draft.of !== shown) setDraft({ of: shown, choice });

  return {
    draft: draft.choice,
    answer: (part: Partial<TripChoice>) =>
      setDraft({ of: shown, choice: { ...draft.choice, ...part } }),
    apply: () => void navigate(`${path}${tripSearch(draft.choice)}#${list}`),
  };
}

/**
 * A search and a postcard lead on to the list, a place on this same page, and reading goes on there; the frame goes to a place only when
 * it comes from another page.
 */
export function useArrival(list: string): void {
  const { key, hash } = useLocation();
  const seen = useRef(key);
  useEffect(() => {
    if (seen.current === key) return;
    seen.current = key;
    if (hash !== `#${list}`) return;
    const target = document.getElementById(list);
    target?.scrollIntoView({ behavior: "instant" });
    target?.focus({ preventScroll: true });
  }, [key, hash, list]);
}

/** Changes of the address reach the component through the router. */
function noChanges() {
  return () => {};
}
