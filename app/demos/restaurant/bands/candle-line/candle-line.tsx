import * as styles from "./candle-line.module.css";
import { clsx } from "clsx";
import type { CSSProperties } from "react";
import { LarderDrawing, type LarderDrawingName } from "./larder-drawing.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Section } from "#app/sections/section.tsx";

interface CandleLineProps {
  id: string;
  /** How the evening goes, in one to three sentences: it is set as a heading is. */
  text: string;
  /** How many candles stand below it. */
  candles: number;
  /** The end of the evening: they have burned low, and most are out. */
  late?: boolean;
  action?: { label: string; href: string };
  /** What else there is to know, each in a few words. */
  facts?: readonly { drawing: LarderDrawingName; text: string }[];
}

/** The house in a few sentences, and under them its candles, drawn: they are lit one after the other as the page comes up. Without that they burn. */
export function CandleLine({ id, text, candles, late, action, facts }: CandleLineProps) {
  return (
    <Section
      id={id}
      width="wide"
      space={late ? "tight" : "roomy"}
      aria-labelledby={`${id}-heading`}
    >
      <h2 id={`${id}-heading`} className={`display ${styles.words}`}>
        {text}
      </h2>
      {action && (
        <p className="mt-8 text-center">
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </p>
      )}
      <div aria-hidden className={clsx(styles.row, late && styles.late)}>
        {Array.from({ length: candles }, (_, index) => (
          <span
            // Drawn from left to right: a candle has no name but its place.
            key={`candle-${String(index)}`}
            className={clsx(styles.candle, late && burntDown(index) < 0.8 && styles.out)}
            style={{ "--at": index, "--tall": burntDown(index) } as CSSProperties}
          />
        ))}
      </div>
      {facts && (
        <ul className={styles.facts}>
          {facts.map(({ drawing, text: fact }) => (
            <li key={drawing}>
              <LarderDrawing name={drawing} className={styles.ornament} />
              <span className="display text-display-4">{fact}</span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

/** What is left of a candle, from 0 to 1: no two neighbours alike, and the same at each visit. */
function burntDown(index: number): number {
  return ((index * 17) % 23) / 23;
}
