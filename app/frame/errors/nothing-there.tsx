import { useEffect } from "react";
import { EmptyWindow } from "./empty-window.tsx";

/**
 * The 404 page. Come to by script, the address is asked for once more: the server knows what is meant by one in other letters, or by an
 * author's number, and sends the visitor there.
 */
export function NothingThere() {
  useEffect(() => {
    const loaded = performance.getEntriesByType("navigation").at(0);
    if (loaded && new URL(loaded.name).pathname !== window.location.pathname)
      window.location.reload();
  }, []);
  return <EmptyWindow />;
}
