import { motionIsWelcome, watchMotion } from "./motion.ts";

/** How an element may come in, as the value of `data-reveal`; without a value it rises. */
export type Entrance = "rise" | "fade" | "start" | "end" | "grow" | "uncover";

/**
 * Gives every `[data-reveal]` below the first screen its entrance, once. Only what is out of sight when this runs is hidden, so
 * nothing a visitor already sees ever disappears, and without script (or where motion is not welcome) nothing is hidden at all; what
 * still waits when motion stops being welcome, as in a window made narrow, is shown at once.
 * Answers a function that stops watching and shows everything.
 */
export function watchReveals(): () => void {
  if (!motionIsWelcome()) return () => undefined;
  const waiting = [...document.querySelectorAll<HTMLElement>("[data-reveal]")].filter(
    (element) => element.getBoundingClientRect().top > window.innerHeight,
  );
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries)
        if (isIntersecting) show(target as HTMLElement);
    },
    { rootMargin: "0px 0px -8% 0px" },
  );
  function show(element: HTMLElement) {
    observer.unobserve(element);
    arrive(element);
  }
  for (const element of waiting) {
    element.dataset.waiting = "";
    observer.observe(element);
  }
  const showAll = () => waiting.forEach(show);
  window.addEventListener("beforeprint", showAll);
  const endWatch = watchMotion((isWelcome) => isWelcome || showAll());
  return () => {
    endWatch();
    window.removeEventListener("beforeprint", showAll);
    observer.disconnect();
    showAll();
  };
}

/** Lets an element come in once more. */
export function replayReveal(element: HTMLElement): void {
  if (!motionIsWelcome()) return;
  delete element.dataset.arrived;
  element.dataset.waiting = "";
  // Its place before the entrance has to be computed once, or there is nothing to move from.
  element.getBoundingClientRect();
  arrive(element);
}

function arrive(element: HTMLElement) {
  element.dataset.arrived = "";
  delete element.dataset.waiting;
}
