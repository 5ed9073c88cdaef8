import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { FirstInvoice } from "./first-invoice.tsx";
import * as styles from "./result-band.module.css";

interface ResultBandProps {
  heading: string;
  text: string;
}

/** The closing band: the letter, and beside it what all of it comes to, a first invoice that is paid. */
export function ResultBand({ heading, text }: ResultBandProps) {
  return (
    <section data-tone="brand" aria-labelledby="subscribe-heading" className={styles.band}>
      <div className={styles.letter}>
        <h2 id="subscribe-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="text-lead">{text}</p>
        <SubscribeForm id="subscribe" layout="inline" hideErrors className={styles.form} />
      </div>
      <FirstInvoice className={styles.invoice} />
    </section>
  );
}
