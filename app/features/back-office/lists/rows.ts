import { focusIfLost } from "#app/lib/focus-goes-on.ts";

/** The rows of the list on the page, as the keys walk through them: elements with `data-row`. */
export function rowsOnPage(): HTMLElement[] {
  return [...document.querySelectorAll<HTMLElement>("main [data-row]")];
}

/** The window stays where its owner has scrolled to while the server was asked. */
const STAYS: FocusOptions = { preventScroll: true };

/**
 * After an action the focus is where the work goes on: where it is, and where that is gone on the row or section `id`, else on the row that
 * took its place, else on the page's heading.
 * @param place of the row in the list before the action; -1 when it was in none.
 */
export function returnFocus(id: string, place: number, isDone: boolean): void {
  const own = document.getElementById(id);
  const active = document.activeElement;
  // A field that has done its work is left, so that the keys walk on; one that was refused is typed in again.
  if (isDone && active instanceof HTMLInputElement && own?.contains(active))
    return own.focus(STAYS);
  const rows = rowsOnPage();
  const next = place >= 0 ? rows.at(Math.min(place, rows.length - 1)) : undefined;
  focusIfLost(own ?? next ?? document.querySelector<HTMLElement>("main h1"), STAYS);
}
