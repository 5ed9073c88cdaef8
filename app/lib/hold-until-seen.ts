import { motionIsWelcome, watchMotion } from "./motion.ts";

/**
 * For elements whose animation is all CSS and starts by itself: one that is below the first screen is held (`data-held`) until it
 * is seen or motion stops being welcome, and then begins. What is on screen already is left alone, so nothing a visitor sees disappears. Answers a function
 * that lets go.
 */
export function holdUntilSeen(element: HTMLElement): () => void {
  if (!motionIsWelcome() || element.getBoundingClientRect().top < window.innerHeight)
    return () => undefined;
  const observer = new IntersectionObserver(
    ([entry]) => {
      if (entry?.isIntersecting) release();
    },
    { rootMargin: "0px 0px -12% 0px" },
  );
  function release() {
    endWatch();
    observer.disconnect();
    window.removeEventListener("beforeprint", release);
    delete element.dataset.held;
  }
  element.dataset.held = "";
  observer.observe(element);
  window.addEventListener("beforeprint", release);
  const endWatch = watchMotion((isWelcome) => isWelcome || release());
  return release;
}
