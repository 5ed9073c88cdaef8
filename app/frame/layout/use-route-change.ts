import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { hashTarget } from "#app/lib/hash-target.ts";
import { layoutStore, setModal } from "#app/lib/layout-store.ts";

/**
 * What happens on every route change, that is, on every change of pathname, Back included (specification, points 2 and 4): the
 * page starts at the top (or at its hash), the stored footer height is cleared, modals are closed, the new page's heading (or the
 * place that its hash names) takes the focus. Answers the text to announce: the new page's title, or "" before the first change.
 */
export function useRouteChange(): string {
  const { pathname, hash } = useLocation();
  const previous = useRef(pathname);
  const [announcement, setAnnouncement] = useState("");

  useLayoutEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    closeModals();
    layoutStore.set({ footerHeight: 0 });
    const target = hash ? document.getElementById(hashTarget(hash)) : null;
    if (target) target.scrollIntoView({ behavior: "instant" });
    else window.scrollTo({ top: 0, behavior: "instant" });
    focusStart(target);
  }, [pathname, hash]);

  const announced = useRef(pathname);
  useEffect(() => {
    if (announced.current === pathname) return;
    announced.current = pathname;
    setAnnouncement(document.title);
  }, [pathname]);

  useEffect(() => {
    // The router never reloads, so a position kept by the browser for Back would fight with "start at the top". Only the way back
    // from a place on the same page is the browser's.
    const keep = (mode: ScrollRestoration) => (window.history.scrollRestoration = mode);
    const restore = () => keep("auto");
    const leave = ({ target }: MouseEvent) =>
      keep((target as Element).closest('a[href^="#"]') ? "auto" : "manual");
    keep("manual");
    window.addEventListener("click", leave);
    window.addEventListener("pagehide", restore);
    return () => {
      window.removeEventListener("click", leave);
      window.removeEventListener("pagehide", restore);
    };
  }, []);

  return announcement;
}

function closeModals() {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>("dialog[open]")) dialog.close();
  for (const popover of document.querySelectorAll<HTMLElement>(":popover-open"))
    popover.hidePopover();
  setModal();
}

function focusStart(target: HTMLElement | null) {
  // Back in a list: the card by which it was left.
  const card = target?.matches("li") && target.querySelector("a");
  if (card) return card.focus({ preventScroll: true });
  // A place that opens later, such as a tab, cannot have it yet.
  if (target && takesFocus(target)) return;
  const heading =
    document.querySelector<HTMLElement>("main h1") ?? document.querySelector<HTMLElement>("main");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Gives the focus to a place, control or not. Only this once: for good, every press beside its controls would give it to the place. */
function takesFocus(place: HTMLElement): boolean {
  const isNew = place.tabIndex < 0 && !place.hasAttribute("tabindex");
  if (isNew) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  const isFocused = document.activeElement === place;
  const forget = () => place.removeAttribute("tabindex");
  if (isNew && isFocused) place.addEventListener("blur", forget, { once: true });
  else if (isNew) forget();
  return isFocused;
}
