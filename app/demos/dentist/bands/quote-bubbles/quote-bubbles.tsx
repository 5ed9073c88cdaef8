import * as styles from "./quote-bubbles.module.css";
import { Section } from "#app/sections/section.tsx";

interface QuoteBubblesProps {
  id: string;
  heading: string;
  /** Three to five, of a sentence or two each. */
  quotes: readonly { text: string; name: string; detail: string }[];
}

/** Short quotations as speech bubbles, said from alternating sides; the heading is a bubble's worth of room at the start. */
export function QuoteBubbles({ id, heading, quotes }: QuoteBubblesProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`} className={styles.bubbles}>
      <h2 id={`${id}-heading`} className={`${styles.bubblesHeading} display text-display-2`}>
        {heading}
      </h2>
      <Bib />
      {quotes.map(({ text, name, detail }) => (
        <figure key={name} className={styles.bubble}>
          <blockquote className={`${styles.bubbleWords} display`}>
            <p>
              <q>{text}</q>
            </p>
          </blockquote>
          <figcaption className="text-small">
            <span className="font-semibold">{name}</span>{" "}
            <span className="text-soft">{detail}</span>
          </figcaption>
        </figure>
      ))}
    </Section>
  );
}

/** What was drawn on a paper bib, under a magnet on the fridge: one of the quotations is about it. Decorative. */
function Bib() {
  return (
    <svg viewBox="0 0 260 230" aria-hidden className={styles.bib}>
      <path
        className={styles.paper}
        d="M16 18q6 8 12 0t12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0 12 0V216H16Z"
      />
      <path
        className={styles.pen}
        d="M72 66c2-22 34-24 56-12 20-12 54-8 54 16 0 22-12 30-14 56-2 24-6 52-16 52-12 0-6-46-22-46s-12 46-24 46c-10 0-14-26-16-50-2-28-20-36-18-62ZM70 92c36 12 74-12 114-4M128 84c-20 12-22 44-22 78M132 84c16 14 16 44 20 76M196 132c12-6 22 0 30-8m-30 8 9-11m-9 11 12 8"
      />
      <path className={styles.nerve} d="M114 74c6 8 24 8 30-2l4 14c-12 4-22 4-32 0Z" />
      <circle className={styles.magnet} cx="130" cy="22" r="15" />
    </svg>
  );
}
