import { useEffect, useRef, useState } from "react";
import { motionIsReduced } from "#app/lib/motion.ts";

/** How long a track must stand still before it is asked which item it shows, in milliseconds. */
const SETTLED = 100;

/**
 * A row or column that scrolls and snaps by CSS: says which child of `track` stands in its middle and brings another one there.
 * Swiping, wheel and keys stay the browser's own; without script the track still scrolls.
 */
export function useSnapTrack<E extends HTMLElement>(start = 0) {
  const track = useRef<E>(null);
  const [current, setCurrent] = useState(start);

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let timer = 0;
    const settle = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setCurrent(nearest(element)), SETTLED);
    };
    element.addEventListener("scroll", settle, { passive: true });
    return () => {
      clearTimeout(timer);
      element.removeEventListener("scroll", settle);
    };
  }, []);

  function goTo(index: number) {
    const element = track.current;
    const item = element?.children[index];
    if (!element || !item) return;
    const [x, y] = offset(element, item);
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
