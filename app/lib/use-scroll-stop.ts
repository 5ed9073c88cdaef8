// @chunk use-scroll-stop
import { type RefObject, useEffect, useState } from "react";

/**
 * What makes an element that scrolls a stop for the keys, while it has more than it shows: without this, some browsers lead nobody there. It
 * is one until it has been measured, as without script the rest must be reached, too. Measured again whenever the element's size or its
 * children change.
 */
export function useScrollStop(ref: RefObject<Element | null>): { tabIndex?: 0 } {
  const [scrolls, setScrolls] = useState(true);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    const measure = () => setScrolls(hidesSome(element));
    const sizes = new ResizeObserver(measure);
    const children = new MutationObserver(measure);
    sizes.observe(element);
    children.observe(element, { childList: true });
    return () => {
      sizes.disconnect();
      children.disconnect();
    };
  }, [ref]);
  return scrolls ? { tabIndex: 0 } : {};
}

function hidesSome(element: Element): boolean {
  const { overflowX, overflowY } = getComputedStyle(element);
  const isScroller = [overflowX, overflowY].some((value) => value === "auto" || value === "scroll");
  return (
    isScroller &&
    (element.scrollWidth > element.clientWidth || element.scrollHeight > element.clientHeight)
  );
}
