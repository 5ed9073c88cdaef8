import * as styles from "./comparison.module.css";
import { clsx } from "clsx";
import { type CSSProperties, useRef, useState } from "react";
import type { PictureSource } from "#content/media.ts";
import { useFirstRead } from "#app/lib/use-first-read.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/elements/words.ts";

interface ComparisonProps {
  /** Names the slider: what is compared. Its value is how much is seen of `before`. */
  label: string;
  /** What is seen at the start of the line, in a word or two. Without a picture of its own it is the other one in one colour. */
  before: { word: string; picture?: PictureSource };
  /** What is seen at its end. */
  after: { word: string; picture: PictureSource };
  /** Width on the page, as in the HTML attribute. */
  sizes: string;
  /** Part of both to keep where they are cut, as in CSS `object-position`. */
  position?: string;
  /** For the first screen. */
  priority?: boolean;
  className?: string;
}

/**
 * Two views of one thing, and a line between them that a slider moves: by hand, by arrow keys, by Home and End. Without script the line
 * stands in the middle. A page may place the two words otherwise: `--comparison-label-start`, `-end`, `-foot`, `-corner`.
 */
export function Comparison({
  label,
  before,
  after,
  sizes,
  position,
  priority,
  className,
}: ComparisonProps) {
  const [share, setShare] = useState(50);
  const slider = useRef<HTMLInputElement>(null);
  useFirstRead(slider, ({ valueAsNumber }) => setShare(valueAsNumber));
  const isProof = !before.picture;
  return (
    <div
      className={clsx(styles.comparison, isProof && styles.cropped, className)}
      style={{ "--share": `${share}%` } as CSSProperties}
    >
      <Picture picture={after.picture} sizes={sizes} position={position} priority={priority} />
      <Picture
        picture={before.picture ?? after.picture}
        alt={isProof ? "" : undefined}
        sizes={sizes}
        position={position}
        className={clsx(styles.over, isProof && styles.proof)}
        data-full-light={isProof || undefined}
      />
      <span className={styles.line} aria-hidden />
      <span className={`${styles.label} ${styles.before}`}>{before.word}</span>
      <span className={`${styles.label} ${styles.after}`}>{after.word}</span>
      <input
        ref={slider}
        type="range"
        min={0}
        max={100}
        value={share}
        aria-label={label}
        aria-valuetext={fill(words.seenOf, { what: before.word, share })}
        onChange={(event) => setShare(event.currentTarget.valueAsNumber)}
        className={`${styles.range} needs-script`}
      />
    </div>
  );
}
