import * as carousel from "#app/elements/motion/carousel/carousel.module.css";
import * as styles from "./scroll-tape.module.css";
import { clsx } from "clsx";
import { type CSSProperties, useRef, useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import { useDriftAgainstScroll } from "./use-drift-against-scroll.ts";

const tones = {
  /** Large words on the brand's colour. */
  brand: `${styles.row} ${styles.brand}`,
  /** Outlined words on the page's own ground. */
  outline: `${styles.row} ${styles.outline}`,
} as const;

interface TapeRow {
  /** Names the list for assistive technology. */
  label: string;
  tone: keyof typeof tones;
  /** A few words each; with an address, a link. */
  items: readonly { label: string; href?: string }[];
}

interface ScrollTapeProps {
  /** The first runs towards the start of the line, the next one against it, and so on. */
  rows: readonly TapeRow[];
}

/** How long an item takes to pass its own width, in seconds. */
const PACE = 7;

/**
 * Rows of large words that run against the page: scrolling drives them the other way, the faster the page the faster they. They stand
 * while the pointer is over them or the focus in them, and a button stops them for good (WCAG 2.2.2). Below 768 px, where motion is
 * reduced and without script the words stand in lines.
 */
export function ScrollTape({ rows }: ScrollTapeProps) {
  const tape = useRef<HTMLDivElement>(null);
  const [isStopped, setStopped] = useState(false);
  useDriftAgainstScroll(tape);
  return (
    <div ref={tape} className={clsx(styles.tape, isStopped && styles.stopped)}>
      {rows.map(({ label, tone, items }) => (
        <div
          key={label}
          className={tones[tone]}
          style={{ "--duration": `${items.length * PACE}s` } as CSSProperties}
        >
          <ul aria-label={label}>
            {items.map((item) => (
              <li key={item.label}>
                {item.href ? <a href={item.href}>{item.label}</a> : item.label}
              </li>
            ))}
          </ul>
          <ul aria-hidden className={styles.echo}>
            {items.map((item) => (
              <li key={item.label}>
                {item.href ? (
                  <a href={item.href} tabIndex={-1}>
                    {item.label}
                  </a>
                ) : (
                  item.label
                )}
              </li>
            ))}
          </ul>
        </div>
      ))}
      <button
        type="button"
        data-replay
        onClick={() => setStopped(!isStopped)}
        className={`${carousel.button} ${styles.button}`}
      >
        <Icon name={isStopped ? "play" : "pause"} className="size-5" />
        <span className="sr-only">{isStopped ? "Play animation" : "Pause animation"}</span>
      </button>
    </div>
  );
}
