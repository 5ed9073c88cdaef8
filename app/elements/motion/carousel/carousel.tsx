import * as styles from "./carousel.module.css";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";
import type { CarouselController, CarouselView } from "./carousel-controller.ts";
import { Icon } from "#app/elements/media/icon.tsx";

interface CarouselProps {
  /** Names the carousel for assistive technology. */
  label: string;
  /** Stands on the same line as the controls. */
  header?: ReactNode;
  slides: readonly { key: string; content: ReactNode }[];
  /** How many slides stand side by side: up to four cards, three of something wider, five marks, or one. */
  view?: CarouselView;
}

const views = {
  cards: styles.cards,
  few: styles.few,
  marks: styles.marks,
  one: styles.one,
} as const satisfies Record<CarouselView, string>;

/**
 * A carousel after the ARIA pattern (rotation control first in tab order). It is a row that scrolls and snaps by itself; Swiper takes
 * over when it comes near the view: loop, autoplay every 3000 ms that interaction does not end, arrow keys while in view
 * (specification, point 9). It pauses while keys are used inside or the pointer is over it, stops by its button, and never starts where
 * motion is reduced. What a press brings is read out, what comes by itself is not: a live region around the slides would tell of neither,
 * as none of their text changes.
 */
export function Carousel({ label, header, slides, view = "cards" }: CarouselProps) {
  const track = useRef<HTMLDivElement>(null);
  const controller = useRef<CarouselController>(null);
  const start = useRef<() => Promise<void>>(undefined);
  // Null until Swiper has taken over: till then the row is scrolled, so keys must be able to reach it.
  const [isPlaying, setPlaying] = useState<boolean | null>(null);
  const [isLocked, setLocked] = useState(slides.length < 2);
  const [shown, setShown] = useState("");

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    let isGone = false;
    start.current = async () => {
      const { startCarousel } = await import("./carousel-controller.ts");
      if (isGone) return;
      controller.current ??= startCarousel(element, {
        view,
        onPlaying: setPlaying,
        onLocked: setLocked,
        onShown: setShown,
      });
    };
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        // What does not come is asked for again by the first press on a button.
        start.current?.().catch(nothing);
      },
      { rootMargin: "600px 0px" },
    );
    observer.observe(element);
    return () => {
      isGone = true;
      observer.disconnect();
      controller.current?.destroy();
      controller.current = null;
    };
  }, [view]);

  function press(act: (carousel: CarouselController) => void) {
    const run = () => controller.current && act(controller.current);
    if (controller.current) run();
    else start.current?.().then(run, nothing);
  }

  return (
    <div role="group" aria-roledescription={words.carousel} aria-label={label}>
      <div className="mx-auto mb-10 flex max-w-wide flex-wrap items-end justify-between gap-6 px-gutter">
        {header}
        {/* Where everything is seen there is nothing to move; their room stays, so that nothing jumps. */}
        <div className={clsx("needs-script flex gap-2", isLocked && "invisible")}>
          <button
            type="button"
            className={styles.button}
            onClick={() => press((carousel) => carousel.play(!isPlaying))}
          >
            {isPlaying ? (
              <Icon name="pause" className="size-5" />
            ) : (
              <Icon name="play" className="size-5" />
            )}
            <span className="sr-only">
              {isPlaying ? words.pauseSlideshow : words.playSlideshow}
            </span>
          </button>
          <button
            type="button"
            className={styles.button}
            onClick={() => press((carousel) => carousel.previous())}
          >
            <Icon name="chevron-left" className="size-5 rtl:rotate-180" />
            <span className="sr-only">{words.previousSlide}</span>
          </button>
          <button
            type="button"
            className={styles.button}
            onClick={() => press((carousel) => carousel.next())}
          >
            <Icon name="chevron-right" className="size-5 rtl:rotate-180" />
            <span className="sr-only">{words.nextSlide}</span>
          </button>
        </div>
      </div>
      <div
        ref={track}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keys
        tabIndex={isPlaying === null ? 0 : undefined}
        className={clsx(styles.carousel, views[view])}
      >
        <div className="swiper-wrapper">
          {slides.map(({ key, content }, index) => (
            <div
              key={key}
              className="swiper-slide"
              role="group"
              aria-roledescription={words.slide}
              aria-label={fill(words.place, { number: index + 1, count: slides.length })}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      <p role="status" className="sr-only">
        {shown}
      </p>
    </div>
  );
}

function nothing() {}
