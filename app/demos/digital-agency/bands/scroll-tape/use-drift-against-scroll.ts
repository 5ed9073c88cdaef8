import { type RefObject, useEffect } from "react";

/** Pixels of one scroll event that add the animation's own speed once more. */
const PULL = 24;
/** The animation is never faster than this many times its own speed. */
const FASTEST = 9;
/** What is left of the extra speed from one frame to the next. */
const FRICTION = 0.94;
/** Rounds that lie behind an animation when it begins, so that running backwards never reaches its start. */
const ROUNDS = 10_000;

/**
 * Drives the endless CSS animations inside `band` against the page: scrolling down turns them backwards, scrolling up forwards, and fast
 * scrolling makes them fast for a moment. Only while the band is in sight; where it has no animations nothing happens.
 */
export function useDriftAgainstScroll(band: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const element = band.current;
    if (!element) return;
    let frame = 0;
    let place = window.scrollY;
    let direction = 1;
    let push = 0;

    function turn() {
      push *= FRICTION;
      for (const animation of element!.getAnimations({ subtree: true }))
        wind(animation, direction * (1 + push));
      frame = push > 0.02 ? requestAnimationFrame(turn) : 0;
    }
    function follow() {
      const moved = window.scrollY - place;
      place = window.scrollY;
      if (moved === 0) return;
      direction = moved > 0 ? -1 : 1;
      push = Math.min(push + Math.abs(moved) / PULL, FASTEST - 1);
      frame ||= requestAnimationFrame(turn);
    }
    const observer = new IntersectionObserver(([entry]) => {
      window.removeEventListener("scroll", follow);
      if (!entry?.isIntersecting) return;
      place = window.scrollY;
      window.addEventListener("scroll", follow, { passive: true });
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      window.removeEventListener("scroll", follow);
      cancelAnimationFrame(frame);
    };
  }, [band]);
}

/** Sets the rate of an endless animation; one that is about to run backwards gets rounds to run back through. */
function wind(animation: Animation, rate: number) {
  const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
  if (iterations !== Infinity || typeof duration !== "number") return;
  const now = Number(animation.currentTime ?? 0);
  if (rate < 0 && now < duration) animation.currentTime = now + duration * ROUNDS;
  animation.updatePlaybackRate(rate);
}
