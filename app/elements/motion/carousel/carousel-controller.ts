import Swiper from "swiper";
import { A11y, Autoplay } from "swiper/modules";
import { motionIsReduced, watchReducedMotion } from "#app/lib/motion.ts";
import { horizontalKeys } from "#app/lib/roving-index.ts";
import { hasModifier, hasNoFocus, takerOfKeys } from "#app/lib/takes-keys.ts";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

/** Specification, point 9. Distance in CSS pixels, time in milliseconds. */
const SPACE_BETWEEN = 30;
const AUTOPLAY_DELAY = 3000;
/** How long a slide takes to the next place, in milliseconds. */
const SPEED = 500;

/** Slides side by side, from which width of the window in CSS pixels. `carousel.css` says the same to the row without script. */
const slidesFrom = {
  /** Specification, point 9. */
  cards: { 0: 1, 768: 2, 992: 4 },
  few: { 0: 1, 768: 2, 1200: 3 },
  marks: { 0: 2, 576: 3, 992: 5 },
  one: { 0: 1 },
} as const satisfies Record<string, Record<number, number>>;

export type CarouselView = keyof typeof slidesFrom;

export interface CarouselController {
  toggle(): void;
  next(): void;
  previous(): void;
  destroy(): void;
}

/** Gives a laid-out row of slides its loop, autoplay and keys. `onPlaying` is told whether slides move by themselves. */
export function startCarousel(
  track: HTMLElement,
  { view, onPlaying }: { view: CarouselView; onPlaying: (isPlaying: boolean) => void },
): CarouselController {
  const swiper = new Swiper(track, {
    modules: [A11y, Autoplay],
    loop: true,
    initialSlide: takeScrollBack(track),
    spaceBetween: SPACE_BETWEEN,
    breakpoints: Object.fromEntries(
      Object.entries(slidesFrom[view]).map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    autoplay: {
      enabled: !motionIsReduced(),
      delay: AUTOPLAY_DELAY,
      disableOnInteraction: false,
      pauseOnMouseEnter: true,
    },
    // Roles and labels are in the markup already; what is used is that focus brings its slide into view.
    a11y: {
      enabled: true,
      slideRole: "group",
      containerRole: null,
      // Swiper fills its own places.
      slideLabelMessage: fill(words.place, { number: "{{index}}", count: "{{slidesLength}}" }),
    },
  });
  onPlaying(swiper.autoplay.running);

  const listening = new AbortController();
  // Swiper's own pause ends with its next transition, so holding is stopping, and starting again afterwards.
  let isHeld = false;
  const pause = () => {
    if (!swiper.autoplay.running) return;
    isHeld = true;
    swiper.autoplay.stop();
  };
  const resume = (event: FocusEvent) => {
    if (!isHeld || track.contains(event.relatedTarget as Node | null)) return;
    isHeld = false;
    swiper.autoplay.start();
  };
  track.addEventListener("focusin", pause, { signal: listening.signal });
  track.addEventListener("focusout", resume, { signal: listening.signal });

  // Not Swiper's own: those take Page Up and Down as well, and arrows that a menu, a select or a player is about to use.
  const turn = (event: KeyboardEvent) => {
    if (!isMeant(event, track)) return;
    const { next, previous } = horizontalKeys(track);
    if (event.key === next) swiper.slideNext();
    else if (event.key === previous) swiper.slidePrev();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", turn, { signal: listening.signal });

  const endWatch = watchReducedMotion((isReduced) => {
    // Where motion is reduced slides change at once: with nothing to wait for, no press is ever lost.
    swiper.params.speed = isReduced ? 0 : SPEED;
    // Where it no longer is, they stand until they are asked to go on.
    if (!isReduced) return;
    isHeld = false;
    swiper.autoplay.stop();
    onPlaying(false);
  });

  return {
    toggle() {
      if (swiper.autoplay.running) swiper.autoplay.stop();
      else swiper.autoplay.start();
      onPlaying(swiper.autoplay.running);
    },
    next: () => void swiper.slideNext(),
    previous: () => void swiper.slidePrev(),
    destroy() {
      listening.abort();
      endWatch();
      swiper.destroy();
    },
  };
}

/** The slide that a row had been scrolled to by hand; it stands at its beginning again, as Swiper moves slides inside it. */
function takeScrollBack(track: HTMLElement): number {
  const slides = [...track.querySelectorAll(".swiper-slide")];
  const start = (element: Element) => element.getBoundingClientRect().left;
  const step = slides[1] && slides[0] ? Math.abs(start(slides[1]) - start(slides[0])) : 0;
  const slide = step > 0 ? Math.round(Math.abs(track.scrollLeft) / step) : 0;
  track.scrollLeft = 0;
  return slide;
}

/** Whether a key is for the row: nothing else has the focus or has used it, and the row is in view (specification, point 9). */
function isMeant(event: KeyboardEvent, track: HTMLElement): boolean {
  const { target } = event;
  if (event.defaultPrevented || hasModifier(event)) return false;
  const row = track.parentElement!;
  const isHere = hasNoFocus(target) || row.contains(target as Node);
  const { top, bottom } = track.getBoundingClientRect();
  return isHere && !row.contains(takerOfKeys(target)) && top < window.innerHeight && bottom > 0;
}
