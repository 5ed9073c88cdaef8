/** Animations are off below this width (specification, point 4). */
const MOTION_QUERY = "(min-width: 768px) and (prefers-reduced-motion: no-preference)";

const REDUCED_QUERY = "(prefers-reduced-motion: reduce)";

/** True where entrances, parallax, rolling counters and fancy text may move: 768 px or wider, and motion not reduced. */
export function motionIsWelcome(): boolean {
  return window.matchMedia(MOTION_QUERY).matches;
}

/** True when the visitor asked for less motion, at any width. */
export function motionIsReduced(): boolean {
  return window.matchMedia(REDUCED_QUERY).matches;
}

/** Tells whether motion is welcome, now and whenever it changes. Answers a function that ends the watch. */
export function watchMotion(tell: (isWelcome: boolean) => unknown): () => void {
  return watch(MOTION_QUERY, tell);
}

/** Tells whether the visitor wants less motion, as `watchMotion` does: for what goes on moving by itself at any width. */
export function watchReducedMotion(tell: (isReduced: boolean) => unknown): () => void {
  return watch(REDUCED_QUERY, tell);
}

function watch(query: string, tell: (matches: boolean) => unknown): () => void {
  const media = window.matchMedia(query);
  const listen = () => tell(media.matches);
  listen();
  media.addEventListener("change", listen);
  return () => media.removeEventListener("change", listen);
}
