import * as styles from "./full-slides.module.css";
import { clsx } from "clsx";
import { type KeyboardEvent, type MouseEvent, useEffect, useEffectEvent } from "react";
import type { PictureSource } from "#content/media.ts";
import type { NavigationLink } from "#content/navigation.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { StepButtons } from "#app/elements/actions/step-buttons.tsx";
import { useSnapTrack } from "#app/elements/motion/use-snap-track.ts";
import { useIsAlive } from "#app/lib/use-is-alive.ts";
import { horizontalKeys, rovingIndex } from "#app/lib/roving-index.ts";
import { hasNoFocus } from "#app/lib/takes-keys.ts";

export interface FullSlide {
  /** Unique on the page: links lead to the slide. */
  id: string;
  /** 1440 px wide or more, its lower third calm. */
  picture: PictureSource;
  /** Part of the picture to keep when it is cut to the screen, as in CSS `object-position`. */
  position: string;
  title: string;
  /** Where and when, in a few words. */
  note: string;
}

interface FullSlidesProps {
  id: string;
  /** The page's own heading, as wide as the screen: about 19 letters. */
  heading: string;
  /** Names the row for assistive technology. */
  label: string;
  /** Three to eight. The first is what the page is about, and is fetched first. */
  slides: readonly FullSlide[];
  /** Where what is shown can be bought; it stands with each picture. */
  prints: NavigationLink;
}

/**
 * The first screen as a row of pictures, each as large as the screen, under one heading that stays. The row scrolls and snaps, so
 * swiping and missing script are no special cases; arrow keys turn it while it is in sight and nothing else has the focus.
 */
export function FullSlides({ id, heading, label, slides, prints }: FullSlidesProps) {
  const { track, current, goTo } = useSnapTrack<HTMLUListElement>();
  const isAlive = useIsAlive();
  /** Until the page is alive all but the first, then those that one step does not reach. */
  const isLater = (index: number) => Math.abs(index - current) > (isAlive ? 1 : 0);
  const goRound = (index: number) => goTo((index + slides.length) % slides.length);

  function turn(event: KeyboardEvent | globalThis.KeyboardEvent) {
    if (!track.current) return;
    const keys = horizontalKeys(track.current);
    const next = rovingIndex(event, current, slides.length, keys);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  }

  // Somebody who has just come has focused nothing, and tries the arrows first.
  const turnFromPage = useEffectEvent((event: globalThis.KeyboardEvent) => {
    const end = track.current?.getBoundingClientRect().bottom ?? 0;
    const isPaging = event.key === "Home" || event.key === "End";
    if (hasNoFocus(event.target) && !isPaging && end > window.innerHeight / 2) turn(event);
  });
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => turnFromPage(event);
    window.addEventListener("keydown", listen);
    return () => window.removeEventListener("keydown", listen);
  }, []);

  function follow(event: MouseEvent, index: number) {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    goTo(index);
  }

  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.slides}>
      <h1 id={`${id}-heading`} className={`${styles.heading} display`}>
        {heading}
      </h1>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a row that scrolls */}
      <ul
        ref={track}
        id={`${id}-track`}
        aria-label={label}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a row that scrolls must be reachable by keys
        tabIndex={0}
        className={styles.track}
        onKeyDown={turn}
      >
        {slides.map(({ id: slide, picture, position, title, note }, index) => (
          <li key={slide} id={slide} className={styles.fullSlide}>
            <div className={clsx(styles.frame, isLater(index) && styles.later)}>
              <Picture
                picture={picture}
                position={position}
                sizes="max(100vw, 160vh)"
                priority={index === 0}
                className={styles.fullSlidePicture}
              />
            </div>
            <p className={styles.fullSlideLabel}>
              <span className="display text-display-4">{title}</span>
              <span className="text-small text-soft">{note}</span>
              <a
                href={prints.href}
                tabIndex={index === current ? undefined : -1}
                className={styles.prints}
              >
                {prints.label}
              </a>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.controls} data-no-print>
        <nav aria-label={label}>
          <ol className={styles.marks}>
            {slides.map(({ id: slide, title }, index) => (
              <li key={slide}>
                <a
                  href={`#${slide}`}
                  aria-current={index === current || undefined}
                  className={styles.mark}
                  onClick={(event) => follow(event, index)}
                >
                  <span className="sr-only">{title}</span>
                </a>
              </li>
            ))}
          </ol>
        </nav>
        <p className={`${styles.count} needs-script tabular-nums`} aria-live="polite">
          {current + 1} <span className="text-soft">of {slides.length}</span>
          <span className="sr-only">: {slides[current]?.title}</span>
        </p>
        <div className={`${styles.steps} needs-script`}>
          <StepButtons
            unit="picture"
            className={styles.step}
            track={`${id}-track`}
            onStep={(by) => goRound(current + by)}
          />
        </div>
      </div>
    </section>
  );
}
