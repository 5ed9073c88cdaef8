// @chunk use-scroll-stop
import { type RefObject, useEffect, useState } from "react";

/**
 * What makes an element that scrolls a stop for the keys, while it has more than it shows: without this, some browsers lead nobody there. It
 * is one until it has been measured, as without script the rest must be reached, too. Measured again whenever the element's size
 * changes.
 */
export function useScrollStop(ref: RefObject<Element | null>): { tabIndex?: 0 } {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const sizes = new ResizeObserver(() => setScrolls(hidesSome(element)));
    sizes.observe(element);
    return () => sizes.disconnect();
  }, [ref]);
  return scrolls ? { tabIndex: 0 } : {};
}

/** Whether an element that scrolls has more than it shows. */
export function hidesSome(element: Element): boolean {
  return (
    getComputedStyle(element).overflowX !== "visible" &&
    (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
  );
}
