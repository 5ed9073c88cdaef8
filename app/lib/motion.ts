/** Animations are off below this width (specification, point 4). */
const MOTION_QUERY = "(min-width: 768px) and (prefers-reduced-motion: no-preference)";

/** True where entrances, parallax, rolling counters and fancy text may move: 768 px or wider, and motion not reduced. */
export function motionIsWelcome(): boolean {
  return window.matchMedia(MOTION_QUERY).matches;
}

/** True when the visitor asked for less motion, at any width. */
export function motionIsReduced(): boolean {
  return window.matchMedia("(prefers-reduced-motion: reduce)").matches;
}

/** Tells whether motion is welcome, now and whenever it changes. Answers a function that ends the watch. */
export function watchMotion(tell: (isWelcome: boolean) => unknown): () => void {
  const welcome = window.matchMedia(MOTION_QUERY);
  const listen = () => tell(welcome.matches);
  listen();
  welcome.addEventListener("change", listen);
  return () => welcome.removeEventListener("change", listen);
}
