import { motionIsWelcome } from "./motion.ts";

/**
 * Gives every `[data-reveal]` below the first screen its entrance, once. Only what is out of sight when this runs is hidden, so
 * nothing a visitor already sees ever disappears, and without script (or where motion is not welcome) nothing is hidden at all.
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
        if (isIntersecting) arrive(target as HTMLElement);
    },
    { rootMargin: "0px 0px -8% 0px" },
  );
  function arrive(element: HTMLElement) {
    observer.unobserve(element);
    element.dataset.arrived = "";
    delete element.dataset.waiting;
  }
  for (const element of waiting) {
    element.dataset.waiting = "";
    observer.observe(element);
  }
  const showAll = () => waiting.forEach(arrive);
  window.addEventListener("beforeprint", showAll);
  return () => {
    window.removeEventListener("beforeprint", showAll);
    observer.disconnect();
    showAll();
  };
}
