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
