import * as carousel from "#app/elements/motion/carousel/carousel.module.css";
import * as styles from "./marquee.module.css";
import { clsx } from "clsx";
import { type CSSProperties, type ReactNode, useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";
import * as words from "#app/elements/words.ts";

interface MarqueeProps {
  /** One line above the row, which also names it. */
  label: string;
  items: readonly { key: string; content: ReactNode }[];
  /** How long one item takes to pass its own width, in seconds. */
  pace?: number;
  /** Rows that move against each other: the items are dealt out to them in turn. */
  rows?: 1 | 2;
}

/**
 * A row that passes by for ever. It stands while the pointer is over it or the focus in it, and its button stops it for good (WCAG
 * 2.2.2). Below 768 px, where motion is reduced and without script nothing moves: the items stand in lines.
 */
export function Marquee({ label, items, pace = 4, rows = 1 }: MarqueeProps) {
  const [isStopped, setStopped] = useState(false);
  const lines = Array.from({ length: rows }, (_, row) =>
    items.filter((_, index) => index % rows === row),
  );
  return (
    <div
      role="group"
      aria-label={label}
      className={clsx(styles.marquee, isStopped && styles.stopped)}
    >
      <div className="flex min-h-12 flex-wrap items-center justify-between gap-4 px-gutter">
        <p className="text-small text-soft">{label}</p>
        <button
          type="button"
          data-replay
          onClick={() => setStopped(!isStopped)}
          className={`${carousel.button} ${styles.button}`}
        >
          <Icon name={isStopped ? "play" : "pause"} className="size-5" />
          <span className="sr-only">{isStopped ? words.playAnimation : words.pauseAnimation}</span>
        </button>
      </div>
      {lines.map((line) => (
        <div
          key={line[0]?.key}
          className={styles.line}
          style={{ "--duration": `${line.length * pace}s` } as CSSProperties}
        >
          <ul>
            {line.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
          <ul aria-hidden inert className={styles.echo}>
            {line.map(({ key, content }) => (
              <li key={key}>{content}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
