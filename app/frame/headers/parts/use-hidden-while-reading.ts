import { useEffect, useRef } from "react";

/** Movements smaller than this many pixels are a trembling finger, not a direction. */
const TREMBLE = 6;

/**
 * Marks an element `data-away` while the page is scrolled down, and brings it back with the first scroll up, near the top of the
 * page, and whenever the focus is inside it. The stylesheet moves it by a transform, so nothing shifts.
 */
export function useHiddenWhileReading(isOn: boolean) {
  const ref = useRef<HTMLDivElement>(null);

  useEffect(() => {
    const element = ref.current;
    if (!element || !isOn) return;
    let last = window.scrollY;
    const update = () => {
      const now = window.scrollY;
      const isBusy =
        element.contains(document.activeElement) || element.querySelector(":popover-open");
      if (now < element.offsetHeight || isBusy) delete element.dataset.away;
      else if (Math.abs(now - last) < TREMBLE) return;
      else if (now > last) element.dataset.away = "";
      else delete element.dataset.away;
      last = now;
    };
    const comeBack = () => delete element.dataset.away;
    window.addEventListener("scroll", update, { passive: true });
    element.addEventListener("focusin", comeBack);
    return () => {
      window.removeEventListener("scroll", update);
      element.removeEventListener("focusin", comeBack);
      comeBack();
    };
  }, [isOn]);

  return ref;
}
