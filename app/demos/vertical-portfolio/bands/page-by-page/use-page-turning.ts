import { type MouseEvent, useEffect, useEffectEvent, useRef, useState } from "react";
import { motionIsWelcome } from "#app/lib/motion.ts";
import { hasModifier, takerOfKeys } from "#app/lib/takes-keys.ts";
import { useItemInView } from "#app/lib/use-item-in-view.ts";

/** How long the window must stand still before a ride counts as over, in milliseconds. */
const SETTLED = 100;

/** How far the end of a page may be out of sight for a key to turn it, in CSS pixels. */
const SLACK = 24;

const STEPS: Readonly<Record<string, 1 | -1>> = {
  ArrowDown: 1,
  PageDown: 1,
  ArrowUp: -1,
  PageUp: -1,
};

/**
 * The children of `pages` are pages as high as the window: says which one crosses its middle (null until script has looked), keeps its
 * id in the address without adding to the history, and turns them by arrow and page keys. What does not fit into the window is
 * scrolled first. Wheel and swipe stay the browser's own.
 */
export function usePageTurning<E extends HTMLElement>() {
  const pages = useRef<E>(null);
  const [current, setCurrent] = useState<number | null>(null);
  // Where `goTo` sent the window: what it passes on the way is neither shown nor written into the address.
  const destination = useRef<number | null>(null);
  const inView = useRef<number | null>(null);

  useItemInView(pages, "all", (index) => {
    inView.current = index;
    if (destination.current === null) setCurrent(index);
  });

  useEffect(() => {
    let timer = 0;
    const settle = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        destination.current = null;
        setCurrent(inView.current);
      }, SETTLED);
    };
    window.addEventListener("scroll", settle, { passive: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("scroll", settle);
    };
  }, []);

  useEffect(() => {
    const id = current === null ? undefined : pages.current?.children[current]?.id;
    const { hash } = window.location;
    // A first page that nobody has left needs no name in the address.
    if (!id || hash === `#${id}` || (current === 0 && hash === "")) return;
    window.history.replaceState(window.history.state, "", `#${id}`);
  }, [current]);

  function goTo(index: number) {
    const page = pages.current?.children[index];
    if (!page) return;
    destination.current = index;
    setCurrent(index);
    page.scrollIntoView({ behavior: motionIsWelcome() ? "smooth" : "instant" });
  }

  const turn = useEffectEvent((event: KeyboardEvent) => {
    const step = STEPS[event.key];
    const from = destination.current ?? current;
    if (step === undefined || from === null || isSpokenFor(event)) return;
    const isRiding = destination.current !== null;
    const page = pages.current?.children[from];
    if (!page || !pages.current?.children[from + step]) return;
    if (!isRiding && !endIsInSight(page, step)) return;
    event.preventDefault();
    // A key that is held turns one page after the other, not all at once.
    if (!isRiding || !event.repeat) goTo(from + step);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => turn(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  /** For links to the pages: the same as their address does, but Back still leaves the page. */
  function follow(event: MouseEvent, index: number) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey)
      return;
    event.preventDefault();
    goTo(index);
    beginAt(pages.current?.children[index]);
  }

  return { pages, current, follow };
}

/** The next Tab, and who has the page read out, goes on from there. */
function beginAt(page: Element | undefined): void {
  if (!(page instanceof HTMLElement)) return;
  page.tabIndex = -1;
  page.focus({ preventScroll: true });
}

function isSpokenFor(event: KeyboardEvent): boolean {
  return event.defaultPrevented || hasModifier(event) || takerOfKeys(event.target) !== null;
}

function endIsInSight(page: Element, step: 1 | -1): boolean {
  const { top, bottom } = page.getBoundingClientRect();
  return step === 1 ? bottom <= window.innerHeight + SLACK : top >= -SLACK;
}
