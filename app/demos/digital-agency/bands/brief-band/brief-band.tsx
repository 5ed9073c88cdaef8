import * as styles from "./brief-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";

interface BriefBandProps {
  heading: string;
  text: string;
  /** What happens next, in order. */
  steps: readonly string[];
  mail: string;
  address: readonly string[];
  picture: PictureSource;
}

/** The end of the page, lit: the plug before its socket, what becomes of a brief on the same ground, and the form as wide as the page. */
export function BriefBand({ heading, text, steps, mail, address, picture }: BriefBandProps) {
  return (
    <section id="brief" aria-labelledby="brief-heading">
      <div data-tone="brand" className={styles.poster}>
        <h2 id="brief-heading" className={`${styles.heading} display`}>
          {heading}
        </h2>
        <Picture picture={picture} alt="" sizes="100vw" position="25% 80%" data-full-light />
        <ol className={styles.steps}>
          {steps.map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      </div>
      <div className={styles.form}>
        <p className={`${styles.text} display`}>{text}</p>
        <ContactForm id="voltage-brief" layout="columns" label="Write to Voltage" />
        <p className={styles.place}>
          <a href={`mailto:${mail}`}>{mail}</a>
          {address.map((line) => (
            <span key={line}>{line}</span>
          ))}
        </p>
      </div>
    </section>
  );
}
