import { useEffect } from "react";
import { EmptyWindow } from "./empty-window.tsx";

/**
 * The 404 page. Come to by script, the address is asked for once more: the server knows what is meant by one in other letters, or by an
 * author's number, and sends the visitor there.
 */
export function NothingThere() {
  useEffect(() => {
    const [{ name = window.location.href } = {}] = performance.getEntriesByType("navigation");
    if (new URL(name).pathname !== window.location.pathname) window.location.reload();
  }, []);
  return <EmptyWindow />;
}
