// @chunk open-target
import { type RefObject, useEffect } from "react";

/**
 * Opens the disclosure (`<details id>`) inside `container` that the address names, now and whenever its hash changes. The browser
 * itself does so only for places inside a disclosure, not for the disclosure.
 */
export function useOpenTarget(container: RefObject<HTMLElement | null>) {
  useEffect(() => {
    const openTarget = () => {
      const id = decodeURIComponent(window.location.hash.slice(1));
      const entry = [...(container.current?.children ?? [])].find((child) => child.id === id);
      if (!(entry instanceof HTMLDetailsElement)) return;
      entry.open = true;
      entry.scrollIntoView({ block: "nearest" });
    };
    openTarget();
    window.addEventListener("hashchange", openTarget);
    return () => window.removeEventListener("hashchange", openTarget);
  }, [container]);
}
