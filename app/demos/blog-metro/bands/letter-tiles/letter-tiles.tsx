import * as styles from "./letter-tiles.module.css";
import { squares } from "../squares.ts";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";

interface LetterTilesProps {
  /** How often it comes, as a figure and what it counts. */
  figure: string;
  unit: string;
  heading: string;
  text: string;
}

/** The letter as the last two tiles of the page: how often it comes, with the one day of a month, and the form. */
export function LetterTiles({ figure, unit, heading, text }: LetterTilesProps) {
  return (
    <section aria-labelledby="letter-heading" className={styles.tiles}>
      <p className={`${styles.often} display`} data-tone="accent">
        <span className={styles.figure}>
          {figure}
          <svg viewBox="0 0 48 58" aria-hidden className={styles.month} fill="currentColor">
            <path d={squares(1, 30, 5)} opacity="0.25" />
            <path d={squares(0, 1, 5)} />
          </svg>
        </span>
        <span>{unit}</span>
      </p>
      <div className={styles.form} data-tone="brand">
        <h2 id="letter-heading" className={`${styles.heading} display`}>
          {heading}
        </h2>
        <div className="grid grid-cols-1 content-end gap-5">
          <p className="text-lead">{text}</p>
          <SubscribeForm id="subscribe" layout="inline" buttonTone="inverse" />
        </div>
      </div>
    </section>
  );
}
