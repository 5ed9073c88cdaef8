/** Where a draft stands in the window's own storage. */
const KEY = "checkout";

/** Values by the names of the checkout's fields, of those alone that were typed or chosen. */
export type DraftFields = Readonly<Record<string, string>>;

interface Draft {
  /** Whose it is: the id of the account that was signed in; null: a guest. */
  of: string | null;
  fields: DraftFields;
  /** Number of the order that was placed with it and is not paid yet. */
  order?: string;
}

/** The draft of whoever is signed in now. One of somebody else is forgotten. */
export function readDraft(accountId: string | null): DraftFields {
  const draft = storedDraft();
  if (draft?.of === accountId) return draft.fields;
  if (draft) forgetDraft();
  return {};
}

/** Keeps a draft until it is forgotten or the window is closed. */
export function writeDraft(accountId: string | null, fields: DraftFields): void {
  write({ of: accountId, fields });
}

/** After signing in and out: what was typed before is no business of whoever sits here now. */
export async function forgetDraftOfOthers(isSignedIn: boolean): Promise<void> {
  const draft = storedDraft();
  if (draft && (draft.of !== null) !== isSignedIn) forgetDraft();
}

/** Once the order is paid. */
export function forgetDraft(): void {
  write(null);
}

/** An order waits for its payment, which may still be given up: the draft stays until `forgetDraftOf`. */
export function noteOrdered(order: string): void {
  const draft = storedDraft();
  if (draft) write({ ...draft, order });
}

/** Once an order that waited is paid. The draft of another one, begun in the same window, stays. */
export function forgetDraftOf(order: string): void {
  if (storedDraft()?.order === order) forgetDraft();
}

/** Storage may be switched off, or hold something else: then there is no draft. */
function storedDraft(): Draft | null {
  try {
    const draft = JSON.parse(window.sessionStorage.getItem(KEY) ?? "null") as Draft | null;
    return draft?.fields instanceof Object ? draft : null;
  } catch {
    return null;
  }
}

function write(draft: Draft | null): void {
  try {
    if (draft) window.sessionStorage.setItem(KEY, JSON.stringify(draft));
    else window.sessionStorage.removeItem(KEY);
  } catch {
    // As if the window had forgotten.
  }
}
