import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import * as styles from "./result-band.module.css";

interface ResultBandProps {
  heading: string;
  text: string;
  figure: string;
  caption: string;
}

/** The closing band: what came of it all, as large as the band, and the letter that says how. */
export function ResultBand({ heading, text, figure, caption }: ResultBandProps) {
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
    </section>
  );
}
