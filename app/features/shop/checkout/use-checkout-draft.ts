import { type RefObject, useEffect } from "react";
import { useSiteData } from "#app/engine/site-data.ts";
import { checkoutAutocomplete } from "./checkout-autocomplete.ts";

/** Where a draft stands in the window's own storage. */
const KEY = "checkout";
/** What is kept: never anything of a card. */
const kept = [...Object.keys(checkoutAutocomplete), "delivery", "billingSame"].filter(
  (name) => name !== "cardNumber",
);

type Draft = Record<string, string>;

/**
 * Keeps what is typed into the checkout until the window is closed or the order is placed: who reads the terms in between finds it again.
 * What the server sent back, or knows of whoever is signed in, stands until something else is typed.
 */
export function useCheckoutDraft(form: RefObject<HTMLFormElement | null>): void {
  const { formState } = useSiteData();
  const isReturned = formState?.form === "checkout";
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    if (!isReturned) fill(element, readDraft());
    const write = () => writeDraft(draftOf(element));
    element.addEventListener("input", write);
    return () => element.removeEventListener("input", write);
  }, [form, isReturned]);
}

/** After the order is placed. */
export function forgetCheckoutDraft(): void {
  writeDraft(null);
}

function draftOf(form: HTMLFormElement): Draft {
  const values = new FormData(form);
  return Object.fromEntries(
    kept.map((name) => {
      const value = values.get(name);
      return [name, typeof value === "string" ? value : ""];
    }),
  );
}

function fill(form: HTMLFormElement, draft: Draft): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox")
      field.checked = field.value === value;
    else if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement
    )
      if (value !== "") field.value = value;
  }
}

/** Storage may be switched off, or hold something else: then there is no draft. */
function readDraft(): Draft {
  try {
    const draft: unknown = JSON.parse(window.sessionStorage.getItem(KEY) ?? "{}");
    const entries = Object.entries(draft ?? {}).filter(
      ([name, value]) => kept.includes(name) && typeof value === "string",
    );
    return Object.fromEntries(entries);
  } catch {
    return {};
  }
}

function writeDraft(draft: Draft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(KEY, JSON.stringify(draft));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // As if the window had forgotten.
  }
}
