import { motionIsWelcome } from "#app/lib/motion.ts";

/** In milliseconds; `lightbox.css` says the same. */
const DURATION = 280;

/**
 * Lets a picture grow out of the place of its smaller copy (`from`), or go back there (`to`). Ends at once where motion is not welcome or the
 * copy is out of sight. Not by a view transition: that would take every press until it ends.
 */
export async function movePicture(
  picture: HTMLElement,
  way: "from" | "to",
  copy: HTMLElement | null,
): Promise<void> {
  if (!copy || !motionIsWelcome() || !isInView(copy)) return;
  const own = picture.getBoundingClientRect();
  const there = copy.getBoundingClientRect();
  const x = there.left + there.width / 2 - own.left - own.width / 2;
  const y = there.top + there.height / 2 - own.top - own.height / 2;
  const away = {
    translate: `${x}px ${y}px`,
    scale: String(Math.max(there.width / own.width, there.height / own.height)),
  };
  const home = { translate: "0px 0px", scale: "1" };
  const movement = picture.animate(way === "from" ? [away, home] : [home, away], {
    duration: DURATION,
    easing: "cubic-bezier(0.2, 0.7, 0.2, 1)",
    fill: way === "to" ? "forwards" : "none",
  });
  // Cut short by whatever comes next: then there is nothing to wait for.
  await movement.finished.catch(() => undefined);
}

function isInView(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return bottom > 0 && top < window.innerHeight;
}
