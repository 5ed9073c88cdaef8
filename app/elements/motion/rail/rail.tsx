import * as carousel from "#app/elements/motion/carousel/carousel.module.css";
import * as styles from "./rail.module.css";
import { clsx } from "clsx";
import { type ReactNode, useEffect, useId, useRef, useState } from "react";
import { useScrollStop } from "#app/lib/use-scroll-stop.ts";
import { motionIsReduced } from "#app/lib/motion.ts";
import { Icon } from "#app/elements/media/icon.tsx";
import * as words from "#app/elements/words.ts";

interface RailProps {
  /** Names the row for assistive technology. */
  label: string;
  /** Stands on the same line as the two buttons. */
  header?: ReactNode;
  items: readonly { key: string; content: ReactNode }[];
  /** Width of an item: a card, or most of the row, with the next one looking in. */
  item?: keyof typeof widths;
}

const widths = {
  card: styles.rail,
  wide: `${styles.rail} ${styles.wide}`,
  /** As wide as each is; below 768 px they stand below each other instead. */
  own: `${styles.rail} ${styles.own}`,
} as const;

/**
 * A row that is moved by hand alone: it scrolls and snaps by itself, its buttons move it by one item, and at either end the button that
 * leads no further says so; where all of it is seen there are none. Without script it is the same row without buttons.
 */
export function Rail({ label, header, items, item = "card" }: RailProps) {
  const id = useId();
  const track = useRef<HTMLUListElement>(null);
  const stop = useScrollStop(track);
  const [ends, setEnds] = useState({ start: true, end: false });

  useEffect(() => {
    const element = track.current;
    if (!element) return;
    const update = () => {
      const position = Math.abs(element.scrollLeft);
      const rest = element.scrollWidth - element.clientWidth - position;
      const now = { start: position < 2, end: rest < 2 };
      setEnds((was) => (was.start === now.start && was.end === now.end ? was : now));
    };
    update();
    element.addEventListener("scroll", update, { passive: true });
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      element.removeEventListener("scroll", update);
      observer.disconnect();
    };
  }, []);

  function move(steps: 1 | -1) {
    const element = track.current;
    const [first, second] = element?.children ?? [];
    if (!element || !first || !second) return;
    // Signed, so that it leads the right way in both writing directions.
    const step = second.getBoundingClientRect().left - first.getBoundingClientRect().left;
    element.scrollBy({ left: step * steps, behavior: motionIsReduced() ? "instant" : "smooth" });
  }

  return (
    <div role="group" aria-label={label} className={styles.frame}>
      <div className="mb-8 flex flex-wrap items-end justify-between gap-6 px-(--inset)">
        {header}
        {/* Where everything is seen there is nothing to move; their room stays, so that nothing jumps. */}
        <div className={clsx("needs-script flex gap-2", ends.start && ends.end && "invisible")}>
          <button
            type="button"
            aria-controls={id}
            aria-disabled={ends.start}
            onClick={() => move(-1)}
            className={carousel.button}
          >
            <Icon name="chevron-left" className="size-5 rtl:rotate-180" />
            <span className="sr-only">{words.previous}</span>
          </button>
          <button
            type="button"
            aria-controls={id}
            aria-disabled={ends.end}
            onClick={() => move(1)}
            className={carousel.button}
          >
            <Icon name="chevron-right" className="size-5 rtl:rotate-180" />
            <span className="sr-only">{words.next}</span>
          </button>
        </div>
      </div>
      <ul ref={track} id={id} {...stop} aria-label={label} className={widths[item]}>
        {items.map(({ key, content }) => (
          <li key={key}>{content}</li>
        ))}
      </ul>
    </div>
  );
}
