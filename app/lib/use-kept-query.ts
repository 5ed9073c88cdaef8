import { useState } from "react";

/**
 * What is searched or chosen on a page, kept in the address without a step in the history: Back leaves the page.
 * @param name of the parameter.
 * @param asked what the address said when the page was made.
 */
export function useKeptQuery(name: string, asked: string): [string, (query: string) => void] {
  const [query, setQuery] = useState(asked);
  function change(next: string) {
    setQuery(next);
    const address = new URL(window.location.href);
    if (next) address.searchParams.set(name, next);
    else address.searchParams.delete(name);
    window.history.replaceState(window.history.state, "", address);
  }
  return [query, change];
}
