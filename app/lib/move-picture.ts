import { flushSync } from "react-dom";
import { motionIsWelcome } from "./motion.ts";

/**
 * Changes the page so that a picture moves and grows from its place before into its place after, where the browser can do that and motion
 * is welcome; elsewhere the page just changes. `to` is asked for after the change.
 */
export function movePicture(
  from: HTMLElement | null,
  change: () => void,
  to: () => HTMLElement | null,
): void {
  if (!from || !("startViewTransition" in document) || !motionIsWelcome() || !isInView(from)) {
    change();
    return;
  }
  let target: HTMLElement | null = null;
  from.style.viewTransitionName = NAME;
  const transition = document.startViewTransition(() => {
    from.style.viewTransitionName = "";
    flushSync(change);
    target = to();
    if (target && isInView(target)) target.style.viewTransitionName = NAME;
  });
  const forget = () => {
    if (target) target.style.viewTransitionName = "";
  };
  // A transition that the browser skips (the page is in the background) has changed the page all the same.
  transition.finished.then(forget, forget);
}

/** `lightbox.css` says how it moves. */
const NAME = "moving-picture";

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
