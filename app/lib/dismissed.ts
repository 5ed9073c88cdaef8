import { useSyncExternalStore } from "react";

/** Name in the browser's local storage: the ids of what this visitor has put away, as JSON. Never sent anywhere. */
const STORAGE = "dismissed";

const listeners = new Set<() => void>();

function read(): string[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE) ?? "[]");
    return Array.isArray(stored) ? stored.filter((id) => typeof id === "string") : [];
  } catch {
    return [];
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

/**
 * Whether this visitor has put away what is called `id`, and a way to say so, remembered across visits and seen by other tabs. False
 * while prerendering, so that `dismissedBeforePaint` stands beside it, and where storage is blocked; the choice then holds until the
 * page is left.
 */
export function useDismissed(id: string): [boolean, (isDismissed: boolean) => void] {
  const isDismissed = useSyncExternalStore(
    subscribe,
    () => blocked?.includes(id) ?? read().includes(id),
    () => false,
  );
  return [isDismissed, (next) => remember(id, next)];
}

/**
 * Code for an `InlineScript` after an element that is there until `id` is put away, or after one that is `hidden` until then: its `hidden` is
 * turned over before it is drawn, as what is drawn once and then goes moves what stands below. React takes over what it finds
 * (`suppressHydrationWarning`).
 */
export function dismissedBeforePaint(id: string): string {
  return `(${turnIfDismissed.toString()})(document.currentScript.previousElementSibling,${JSON.stringify(id)})`;
}

/** Stands in the page as text: it may use nothing from outside. */
function turnIfDismissed(element: HTMLElement, id: string): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem("dismissed") ?? "[]");
    if (Array.isArray(stored) && stored.includes(id)) element.hidden = !element.hidden;
  } catch {
    // Storage is blocked: nothing is put away.
  }
}

/** What was put away on this page, where storage is blocked. */
let blocked: string[] | null = null;

function remember(id: string, isDismissed: boolean) {
  const others = (blocked ?? read()).filter((other) => other !== id);
  const next = isDismissed ? [...others, id] : others;
  try {
    localStorage.setItem(STORAGE, JSON.stringify(next));
  } catch {
    blocked = next;
  }
  for (const listener of listeners) listener();
}
