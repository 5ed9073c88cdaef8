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
  /** Starts or stops it for good. */
  play(isWanted: boolean): void;
  next(): void;
  previous(): void;
  destroy(): void;
}

interface CarouselOptions {
  view: CarouselView;
  /** Told whether slides move by themselves; that they wait for a while is no news. */
  onPlaying: (isPlaying: boolean) => void;
  /** Told whether all slides stand side by side, so that none can move. */
  onLocked: (isLocked: boolean) => void;
  /** Told what the slide says that was asked for, and "" once slides come unasked again. */
  onShown: (text: string) => void;
}

/** Gives a laid-out row of slides its loop, autoplay and keys. */
export function startCarousel(
  track: HTMLElement,
  { view, onPlaying, onLocked, onShown }: CarouselOptions,
): CarouselController {
  const row = track.parentElement!;
  let isPlaying = !motionIsReduced();
  const swiper = new Swiper(track, {
    modules: [A11y, Autoplay],
    loop: true,
    initialSlide: takeScrollBack(track),
    spaceBetween: SPACE_BETWEEN,
    breakpoints: Object.fromEntries(
      Object.entries(slidesFrom[view]).map(([width, slidesPerView]) => [width, { slidesPerView }]),
    ),
    autoplay: {
      enabled: isPlaying,
      delay: AUTOPLAY_DELAY,
      disableOnInteraction: false,
    },
    // Roles and labels are in the markup already; what is used is that focus brings its slide into view.
    a11y: {
      enabled: true,
      slideRole: "group",
      containerRole: null,
      wrapperLiveRegion: false,
      // Swiper fills its own places.
      slideLabelMessage: fill(words.place, { number: "{{index}}", count: "{{slidesLength}}" }),
    },
  });
  onPlaying(isPlaying);
  swiper.on("autoplay", () => onShown(""));

  const listening = new AbortController();
  const { signal } = listening;
  let isUnderPointer = false;
  // Swiper's own pause ends with its next transition, so waiting is stopping, and starting again afterwards.
  const run = (runs: boolean) => (runs ? swiper.autoplay.start() : swiper.autoplay.stop());
  /**
   * It waits for the pointer and for keys, and while all slides stand side by side: a step that Swiper cannot take would be its last. The
   * focus that a click leaves behind does not count: interaction does not end it.
   */
  const settle = () => {
    const runs =
      isPlaying && !swiper.isLocked && !isUnderPointer && !row.querySelector(":focus-visible");
    if (runs !== swiper.autoplay.running) run(runs);
  };
  const point = ({ type, pointerType }: PointerEvent) => {
    isUnderPointer = pointerType === "mouse" && type === "pointerenter";
    settle();
  };
  for (const type of ["focusin", "focusout"] as const)
    row.addEventListener(type, settle, { signal });
  for (const type of ["pointerenter", "pointerleave"] as const)
    row.addEventListener(type, point, { signal });
  const lock = () => {
    onLocked(swiper.isLocked);
    settle();
  };
  swiper.on("lock unlock", lock);
  lock();

  function next() {
    swiper.slideNext();
    // Of those that stand side by side the last one is new.
    say(swiper.activeIndex + Number(swiper.params.slidesPerView) - 1);
  }
  function previous() {
    swiper.slidePrev();
    say(swiper.activeIndex);
  }
  function say(index: number) {
    const slide = swiper.slides[index];
    if (slide) onShown(`${slide.ariaLabel} ${slide.innerText}`);
  }

  // Not Swiper's own: those take Page Up and Down as well, and arrows that a menu, a select or a player is about to use.
  const turn = (event: KeyboardEvent) => {
    if (swiper.isLocked || !isMeant(event, row, track)) return;
    const keys = horizontalKeys(track);
    if (event.key === keys.next) next();
    else if (event.key === keys.previous) previous();
    else return;
    event.preventDefault();
  };
  document.addEventListener("keydown", turn, { signal });

  const endWatch = watchReducedMotion((isReduced) => {
    // Where motion is reduced slides change at once: with nothing to wait for, no press is ever lost.
    swiper.params.speed = isReduced ? 0 : SPEED;
    // Where it no longer is, they stand until they are asked to go on.
    if (isReduced) play(false);
  });

  /** Counts at once, though pointer and focus are on the button that was pressed. */
  function play(isWanted: boolean) {
    isPlaying = isWanted;
    run(isWanted);
    onPlaying(isWanted);
  }

  return {
    play,
    next,
    previous,
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
function isMeant(event: KeyboardEvent, row: HTMLElement, track: HTMLElement): boolean {
  const { target } = event;
  if (event.defaultPrevented || hasModifier(event)) return false;
  const isHere = hasNoFocus(target) || row.contains(target as Node);
  const { top, bottom } = track.getBoundingClientRect();
  return isHere && !row.contains(takerOfKeys(target)) && top < window.innerHeight && bottom > 0;
}
