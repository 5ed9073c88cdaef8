import { useSyncExternalStore } from "react";

/** The sizes in which a page can be read, from small to large. */
export const textSizes = ["small", "normal", "large"] as const;

export type TextSize = (typeof textSizes)[number];

/** Name in the browser's local storage: the size this visitor reads in. Never sent anywhere. */
const STORAGE = "text-size";

const listeners = new Set<() => void>();

/** What was chosen in this visit, where storage is blocked. */
let unkept: TextSize = "normal";

function read(): TextSize {
  try {
    const kept = localStorage.getItem(STORAGE);
    return textSizes.find((size) => size === kept) ?? "normal";
  } catch {
    return unkept;
  }
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener("storage", listener);
  };
}

function keep(size: TextSize) {
  unkept = size;
  try {
    localStorage.setItem(STORAGE, size);
  } catch {
    // Blocked: the choice holds until the page is left.
  }
  for (const listener of listeners) listener();
}

/** The size in which this visitor reads, remembered across visits and seen by other tabs; normal while prerendering. */
export function useTextSize(): [TextSize, (size: TextSize) => void] {
  return [useSyncExternalStore(subscribe, read, () => "normal" as const), keep];
}
