import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import * as time from "../passes.module.css";
import * as styles from "./result-band.module.css";

interface ResultBandProps {
  heading: string;
  text: string;
  figure: string;
  caption: string;
  /** One for each of the customers, in columns: 48 by 30. */
  dots: { others: string; last: string };
}

/** The closing band: the letter, and what came of it all, one dot for each customer, with the plane of the hero above the last. */
export function ResultBand({ heading, text, figure, caption, dots }: ResultBandProps) {
  return (
    <section data-tone="brand" aria-labelledby="subscribe-heading" className={styles.band}>
      <div className={styles.letter}>
        <h2 id="subscribe-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="text-lead">{text}</p>
        <SubscribeForm id="subscribe" layout="inline" hideErrors buttonTone="inverse" />
      </div>
      <p className={styles.result}>
        <b className={styles.figure}>{figure}</b>
        <span className="text-lead">{caption}</span>
      </p>
      <svg viewBox="0 0 48 30" aria-hidden className={styles.rise}>
        <path d={dots.others} className={`${styles.dots} ${time.passes}`} />
        <path d={dots.last} className={`${styles.dots} ${time.passes}`} />
        <path d="M30.2 6.2 44 .2 38.8 13.4l-2.8-4.5z" fill="#fff" />
        <path d="M36 8.9 44 .2 35.1 6.8v5z" fill="var(--accent)" />
      </svg>
    </section>
  );
}
