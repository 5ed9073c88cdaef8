// @chunk open-target
import type { RefObject } from "react";
import { useHashTarget } from "./use-hash-target.ts";

/**
 * Opens the disclosure (`<details id>`) inside `container` that the address names, whenever it is asked for. The browser itself does so
 * only for places inside a disclosure, not for the disclosure.
 */
export function useOpenTarget(container: RefObject<HTMLElement | null>) {
  useHashTarget((id) => {
    const entry = [...(container.current?.children ?? [])].find((child) => child.id === id);
    if (!(entry instanceof HTMLDetailsElement)) return;
    entry.open = true;
    entry.scrollIntoView({ block: "nearest" });
  });
}
