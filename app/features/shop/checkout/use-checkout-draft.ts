import { type RefObject, useEffect } from "react";
import { useSiteData } from "#app/engine/site-data.ts";
import { checkoutAutocomplete } from "./checkout-autocomplete.ts";
import { type DraftFields, readDraft, writeDraft } from "./checkout-draft.ts";

/** What is kept: never anything of a card. */
const kept = [...Object.keys(checkoutAutocomplete), "delivery", "billingSame"].filter(
  (name) => name !== "cardNumber",
);

/**
 * Keeps what is typed into the checkout until the window is closed or the order is paid: who reads the terms in between finds it again.
 * What the server sent back, or knows of whoever is signed in, stands until something else is typed; what was typed before the page was
 * alive is newer than the draft, and goes into it.
 * @param accountId who is signed in; the draft is theirs alone.
 */
export function useCheckoutDraft(
  form: RefObject<HTMLFormElement | null>,
  accountId: string | null,
): void {
  const { formState } = useSiteData();
  const isReturned = formState?.form === "checkout";
  useEffect(() => {
    const element = form.current;
    if (!element) return;
    const typed = draftOf(element, isReturned);
    if (!isReturned) fill(element, { ...readDraft(accountId), ...typed });
    const write = () => writeDraft(accountId, draftOf(element, isReturned));
    if (Object.keys(typed).length > 0) write();
    element.addEventListener("input", write);
    return () => element.removeEventListener("input", write);
  }, [form, accountId, isReturned]);
}

/** What stands in the form, without what it came with. @param isReturned it came with what was typed before. */
function draftOf(form: HTMLFormElement, isReturned: boolean): DraftFields {
  const draft: Record<string, string> = {};
  for (const field of form.elements) {
    if (!("name" in field && kept.includes(String(field.name)))) continue;
    if (field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type)) {
      if (field.type === "radio" && !field.checked) continue;
      if (isReturned || field.checked !== field.defaultChecked)
        draft[field.name] = field.checked ? field.value : "";
    } else if (field instanceof HTMLInputElement || field instanceof HTMLSelectElement) {
      if (field.value !== (isReturned ? "" : defaultOf(field))) draft[field.name] = field.value;
    }
  }
  return draft;
}

function defaultOf(field: HTMLInputElement | HTMLSelectElement): string {
  if (field instanceof HTMLInputElement) return field.defaultValue;
  const options = [...field.options];
  return (options.find(({ defaultSelected }) => defaultSelected) ?? options[0])?.value ?? "";
}

function fill(form: HTMLFormElement, draft: DraftFields): void {
  for (const [name, value] of Object.entries(draft)) {
    const field = form.elements.namedItem(name);
    if (field instanceof HTMLInputElement && field.type === "checkbox")
      field.checked = field.value === value;
    else if (
      field instanceof RadioNodeList ||
      field instanceof HTMLInputElement ||
      field instanceof HTMLSelectElement
    )
      field.value = value;
  }
}
