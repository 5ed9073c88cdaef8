import * as styles from "./quotes-by-length.module.css";
import { Section } from "#app/sections/section.tsx";

export interface MeasuredQuote {
  text: string;
  name: string;
  role: string;
  /** How long it is, as it stands beside it: "6 words". */
  measure: string;
}

interface QuotesByLengthProps {
  id: string;
  heading: string;
  /** Shortest first; the first is one word or two. */
  quotes: readonly MeasuredQuote[];
}

/** Quotations in order of their length: the shorter, the larger. The first takes the page, the last is small print. */
export function QuotesByLength({ id, heading, quotes }: QuotesByLengthProps) {
  return (
    <Section id={id} width="wide" space="roomy" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className={`${styles.heading} font-semibold`}>
        {heading}
      </h2>
      <ol className={styles.quotes}>
        {quotes.map(({ text, name, role, measure }) => (
          <li key={name}>
            <p className="text-soft">{measure}</p>
            <figure>
              <blockquote>
                <p className={styles.text}>{text}</p>
              </blockquote>
              <figcaption>
                <span className="font-semibold">{name}</span>
                <span className="text-soft">, {role}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ol>
    </Section>
  );
}
