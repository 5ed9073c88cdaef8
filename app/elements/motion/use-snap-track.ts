import { useEffect, useRef, useState } from "react";
import { motionIsReduced } from "#app/lib/motion.ts";

/** How long a track must stand still before it is asked which item it shows, in milliseconds. */
const SETTLED = 100;

/** What a visitor does to move the track by hand. */
const TAKING_HOLD = ["pointerdown", "touchstart", "wheel", "keydown"];

/**
 * A row or column that scrolls and snaps by CSS: says which child of `track` stands in its middle and brings another one there.
 * Swiping, wheel and keys stay the browser's own; without script the track still scrolls.
 */
export function useSnapTrack<E extends HTMLElement>(start = 0) {
  const track = useRef<E>(null);
  const [current, setCurrent] = useState(start);
  // Where `goTo` sent the track: a ride that stutters must not be taken for its end, or the next key would start from the wrong item.
  const destination = useRef<number | null>(null);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer = 0;
    const release = () => {
      destination.current = null;
    };
    const settle = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => {
        // What has gone from the screen meanwhile (a dialog that closed) shows no item: each would be as near as the first.
        if (!element.checkVisibility()) return;
        const shown = nearest(element);
        if (destination.current !== null && destination.current !== shown) return;
        destination.current = null;
        setCurrent(shown);
      }, SETTLED);
    };
    // Swiped before this script came, or opened at the address of an item.
    if (element.scrollLeft !== 0 || element.scrollTop !== 0) settle();
    element.addEventListener("scroll", settle, { passive: true });
    for (const type of TAKING_HOLD) element.addEventListener(type, release, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", settle);
      for (const type of TAKING_HOLD) element.removeEventListener(type, release);
    };
  }, []);

  function goTo(index: number) {
    const element = track.current;
    const item = element?.children[index];
    if (!element || !item) return;
    const [x, y] = offset(element, item);
    destination.current = index;
    // More than one step (from the end round to the start) would be a long ride.
    const isStep = Math.abs(index - current) === 1;
    // Not `scrollIntoView`, which would move the page, too; not `scrollBy`, which stops at each item it passes.
    element.scrollTo({
      left: element.scrollLeft + x,
      top: element.scrollTop + y,
      behavior: isStep && !motionIsReduced() ? "smooth" : "instant",
    });
    setCurrent(index);
  }

  return { track, current, goTo };
}

/** Way from the middle of the track to the middle of an item, in CSS pixels. */
function offset(track: Element, item: Element): [x: number, y: number] {
  const from = track.getBoundingClientRect();
  const to = item.getBoundingClientRect();
  return [
    to.x + to.width / 2 - from.x - from.width / 2,
    to.y + to.height / 2 - from.y - from.height / 2,
  ];
}

function nearest(track: Element): number {
  const distances = [...track.children].map((item) => Math.hypot(...offset(track, item)));
  return distances.indexOf(Math.min(...distances));
}
