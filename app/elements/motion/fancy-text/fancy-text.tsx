import * as styles from "./fancy-text.module.css";
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";
import { holdUntilSeen } from "#app/lib/hold-until-seen.ts";

const effects = {
  /** Letter by letter, with a caret: for one short line that answers a question. */
  type: `${styles.text} ${styles.type}`,
  /** Letters rise one after the other: for a name or three words. */
  letters: `${styles.text} ${styles.letters}`,
  /** Words come into focus: for a sentence that is read slowly. */
  words: `${styles.text} ${styles.words}`,
} as const;

/** A text is complete after this time at most, in milliseconds: motion that lasts longer would need a pause button (WCAG 2.2.2). */
const LONGEST = 3600;
/** Time between two letters or words, unless there are too many of them, in milliseconds. */
const BEAT = { type: 70, letters: 40, words: 110 } as const;

interface FancyTextProps {
  /** Words of one language that writes separate letters: joined scripts would break between them. */
  text: string;
  effect: keyof typeof effects;
}

/**
 * A line of text that arrives by itself, once, when it is seen. The text stands in the page whole, at its final place: assistive
 * technology reads it as one, and below 768 px or where motion is reduced nothing moves.
 */
export function FancyText({ text, effect }: FancyTextProps) {
  const isByWord = effect === "words";
  const words = text.split(" ").map((word, index, all) => ({
    word,
    // The first step of a word: how many words, or letters and spaces, stand before it.
    start: isByWord ? index : [...all.slice(0, index).join(" ")].length,
  }));
  const steps = isByWord ? words.length : [...text].length;
  return (
    <Stage className={effects[effect]} full={text} beat={Math.min(BEAT[effect], LONGEST / steps)}>
      {words.map(({ word, start }) => (
        <span key={start}>
          {start > 0 && " "}
          {isByWord ? (
            <span className={styles.step} style={at(start)}>
              {word}
            </span>
          ) : (
            <span className={styles.word}>
              {[...word].map((letter, place) => (
                // oxlint-disable-next-line react/no-array-index-key -- a letter is its place
                <span key={place} className={styles.step} style={at(start + place)}>
                  {letter}
                </span>
              ))}
            </span>
          )}
        </span>
      ))}
    </Stage>
  );
}

/** Lines that rise from behind their own edge, one after the other. Each entry of `lines` begins a new line. */
export function RevealLines({ lines }: { lines: readonly string[] }) {
  return (
    <Stage className={`${styles.text} ${styles.lines}`} full={lines.join(" ")} beat={140}>
      {lines.map((line, index) => (
        <span key={line} className={styles.line}>
          <span className={styles.step} style={at(index)}>
            {line}
          </span>
        </span>
      ))}
    </Stage>
  );
}

interface SwapTextProps {
  /** Shown one after the other; the last one stays. Three to five, so that it ends within five seconds. */
  words: readonly string[];
  /** All of them as they would stand in the sentence: "bakers, dentists and architects". Shown where nothing moves, and read aloud. */
  all: string;
}

/** The end of a sentence that changes: each word gives way to the next, and room is kept for the longest. */
export function SwapText({ words, all }: SwapTextProps) {
  return (
    <Stage
      className={`${styles.text} ${styles.swap}`}
      full={all}
      beat={Math.min(1300, 4600 / words.length)}
    >
      {words.map((word, index) => (
        <span key={word} className={styles.step} style={at(index)}>
          {word}
        </span>
      ))}
    </Stage>
  );
}

interface StageProps {
  className: string;
  /** What is read aloud. */
  full: string;
  /** Milliseconds from one step to the next. */
  beat: number;
  children: ReactNode;
}

function Stage({ className, full, beat, children }: StageProps) {
  const ref = useRef<HTMLSpanElement>(null);
  useEffect(() => (ref.current ? holdUntilSeen(ref.current) : undefined), []);
  return (
    <span
      ref={ref}
      className={className}
      style={{ "--beat": `${Math.round(beat)}ms` } as CSSProperties}
    >
      <span className={styles.full}>{full}</span>
      <span aria-hidden className={styles.stage}>
        {children}
      </span>
    </span>
  );
}

function at(step: number): CSSProperties {
  return { "--step": step } as CSSProperties;
}
