import * as styles from "./text-slider.module.css";
import { clsx } from "clsx";
import { type KeyboardEvent, type ReactNode, useId } from "react";
import { horizontalKeys, rovingIndex, verticalKeys } from "#app/lib/roving-index.ts";
import { takerOfKeys } from "#app/lib/takes-keys.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import { useSnapTrack } from "#app/elements/motion/use-snap-track.ts";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

const looks = {
  /** One statement at a time, beside each other. */
  row: styles.slider,
  /** One statement at a time, above each other: for lines of about the same length. */
  column: `${styles.slider} ${styles.column}`,
  /** The next one looks in: for notes that are leafed through. */
  peek: `${styles.slider} ${styles.peek}`,
  /** In the middle of the page, as wide as a large picture; those before and after look in, further back. */
  stage: `${styles.slider} ${styles.stage}`,
} as const;

interface TextSlide {
  key: string;
  content: ReactNode;
  /** Names the slide in place of arrows: all names stand below, and each brings its own. */
  name?: string;
}

interface TextSliderProps {
  /** Names the slider for assistive technology. */
  label: string;
  slides: readonly TextSlide[];
  look?: keyof typeof looks;
  className?: string;
}

/**
 * Statements or large pictures one after the other: a track that scrolls and snaps by itself, so fingers, wheel and missing script are no special
 * cases, with buttons (or names) and arrow keys, Home and End while the focus is in it. It never moves on its own. One alone has none of
 * them, as there is nothing to go to.
 */
export function TextSlider({ label, slides, look = "row", className }: TextSliderProps) {
  const id = useId();
  const { track, current, goTo } = useSnapTrack<HTMLDivElement>();
  const isNamed = slides.every(({ name }) => name !== undefined);
  const hasMore = slides.length > 1;
  const goRound = (index: number) => goTo((index + slides.length) % slides.length);

  function handleKey(event: KeyboardEvent) {
    if (event.defaultPrevented || event.currentTarget.contains(takerOfKeys(event.target))) return;
    const keys = look === "column" ? verticalKeys : horizontalKeys(event.currentTarget);
    const next = rovingIndex(event, current, slides.length, keys);
    if (next === null) return;
    event.preventDefault();
    goTo(next);
  }

  return (
    <div
      role="group"
      aria-roledescription={words.carousel}
      aria-label={label}
      className={clsx(looks[look], className)}
    >
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- the keys of a region that scrolls */}
      <section
        ref={track}
        id={id}
        aria-label={fill(words.slidesOf, { label })}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls must be reachable by keys
        tabIndex={0}
        className={styles.track}
        onKeyDown={handleKey}
      >
        {slides.map(({ key, content, name }, index) => (
          <div
            key={key}
            role="group"
            aria-roledescription={words.slide}
            aria-label={name ?? fill(words.place, { number: index + 1, count: slides.length })}
            className={styles.textSlide}
          >
            {content}
            {isNamed && (
              <p className={clsx("mt-4 text-small text-soft", hasMore && "without-script")}>
                {name}
              </p>
            )}
          </div>
        ))}
      </section>
      {hasMore && isNamed && (
        <ul className={`${styles.names} needs-script`}>
          {slides.map(({ key, name }, index) => (
            <li key={key}>
              <button
                type="button"
                aria-current={index === current || undefined}
                aria-controls={id}
                onClick={() => goTo(index)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      )}
      {hasMore && !isNamed && (
        <div className={`${styles.controls} needs-script`}>
          <SlideButton look={look} way="previous" onClick={() => goRound(current - 1)} />
          <SlideButton look={look} way="next" onClick={() => goRound(current + 1)} />
          <p className="text-small tabular-nums" aria-live="polite">
            {current + 1}{" "}
            <span className="text-soft">{fill(words.ofCount, { count: slides.length })}</span>
          </p>
        </div>
      )}
    </div>
  );
}

interface SlideButtonProps {
  look: keyof typeof looks;
  way: "previous" | "next";
  onClick: () => void;
}

function SlideButton({ look, way, onClick }: SlideButtonProps) {
  const isColumn = look === "column";
  const icon =
    way === "next"
      ? isColumn
        ? "arrow-down"
        : "chevron-right"
      : isColumn
        ? "arrow-up"
        : "chevron-left";
  return (
    <button type="button" className={styles.button} onClick={onClick}>
      <Icon name={icon} className={clsx("size-5", !isColumn && "rtl:rotate-180")} />
      <span className="sr-only">{way === "next" ? words.next : words.previous}</span>
    </button>
  );
}
