import { useEffect, useEffectEvent, useRef } from "react";
import { useLocation, useNavigate } from "react-router";
import { isComposing } from "#app/lib/is-composing.ts";
import { useGoTo } from "#app/engine/use-go-to.ts";
import { rowsOnPage } from "../lists/rows.ts";
import type { AdminSection } from "./sections.ts";

/** The second key of "g o" has to come within this time. */
const SEQUENCE_MS = 1500;

/** Hash of the list of keys. */
export const KEYS_DIALOG = "keys";

/**
 * The back office by keys alone. Single letters are only keys where nobody types and nothing is open over the page, and they can be
 * switched off (WCAG 2.1.4).
 */
export function useAdminKeys(isOn: boolean, sections: readonly AdminSection[]): void {
  const navigate = useNavigate();
  const goTo = useGoTo();
  const { search } = useLocation();
  const wentAt = useRef(-Infinity);
  // The list is another one with each answer of the server.
  const goToSection = useEffectEvent((key: string): boolean => {
    const section = sections.find((one) => one.key === key);
    if (section) void goTo(section.path);
    return section !== undefined;
  });

  useEffect(() => {
    if (!isOn) return;
    function press(event: KeyboardEvent) {
      if (event.defaultPrevented || isComposing(event)) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      if (event.key === "Escape") return leaveField(event);
      if (isTyping(event.target) || document.querySelector("dialog[open]")) return;
      const isSecond = event.timeStamp - wentAt.current < SEQUENCE_MS;
      wentAt.current = event.key === "g" ? event.timeStamp : -Infinity;
      const handled = isSecond ? goToSection(event.key) : act(event);
      if (handled) event.preventDefault();
    }

    function act({ key, target }: KeyboardEvent): boolean {
      switch (key) {
        case "/":
          return focusOn(document.querySelector<HTMLElement>("main [data-search]"));
        case "?":
          void navigate({ search, hash: KEYS_DIALOG }, { state: { openedModal: KEYS_DIALOG } });
          return true;
        case "j":
          return walk(1);
        case "k":
          return walk(-1);
        case "ArrowDown":
        case "ArrowUp":
          // Elsewhere they scroll the page, as ever.
          return isRow(target) && walk(key === "ArrowDown" ? 1 : -1);
        case "Enter":
          return isRow(target) && openRow(target);
        case "[":
          return turn("prev");
        case "]":
          return turn("next");
        default:
          return false;
      }
    }

    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  }, [isOn, navigate, search]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    target.matches("input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]")
  );
}

function isRow(target: EventTarget | null): target is HTMLElement {
  return target instanceof HTMLElement && target.matches("[data-row]");
}

function focusOn(element: HTMLElement | null | undefined): boolean {
  element?.focus();
  return Boolean(element);
}

/** To the next row or the one before, from wherever the focus is; to the first when it is in none. Ends are ends. */
function walk(by: 1 | -1): boolean {
  const rows = rowsOnPage();
  const current = rows.findIndex((row) => row.contains(document.activeElement));
  const next = rows[current === -1 ? 0 : Math.min(Math.max(current + by, 0), rows.length - 1)];
  next?.focus();
  next?.scrollIntoView({ block: "nearest" });
  return next !== undefined;
}

/** Follows the row's link, or begins to type in its field. */
function openRow(row: HTMLElement): boolean {
  const target = row.querySelector<HTMLElement>("[data-open]");
  if (target instanceof HTMLInputElement) target.select();
  if (target?.matches("a, button")) target.click();
  return focusOn(target);
}

/** Out of a field: back to its row, where it stands in one. */
function leaveField({ target }: KeyboardEvent): void {
  if (!(target instanceof HTMLElement) || !isTyping(target)) return;
  const row = target.closest<HTMLElement>("[data-row]");
  if (row) row.focus();
  else target.blur();
}

/** To the page of the list before or after this one, if there is one. */
function turn(rel: "prev" | "next"): boolean {
  const link = document.querySelector<HTMLElement>(`main a[rel="${rel}"]`);
  link?.click();
  return link !== null;
}
