import { useLocation } from "react-router";

/**
 * Path and query of the page on screen, to post to: without what the last form left in it, and spelled one way on the server and in the
 * browser.
 */
export function useOwnAddress(): string {
  const { pathname, search } = useLocation();
  const query = new URLSearchParams(search);
  query.delete("sent");
  return query.size > 0 ? `${pathname}?${query}` : pathname;
}
