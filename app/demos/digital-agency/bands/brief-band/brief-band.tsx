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
  /** On the button of the form. */
  submit: string;
}

/** The end of the page, lit: the plug before its socket, and on the same ground what to send, what becomes of it, and the form. */
export function BriefBand({
  heading,
  text,
  steps,
  mail,
  address,
  picture,
  submit,
}: BriefBandProps) {
  return (
    <section id="brief" aria-labelledby="brief-heading" className={styles.band}>
      <div data-tone="brand" className={styles.poster}>
        <h2 id="brief-heading" className={`${styles.heading} display`}>
          {heading}
        </h2>
        <Picture picture={picture} alt="" sizes="100vw" position="25% 80%" data-full-light />
      </div>
      <div className={styles.body}>
        <div data-tone="brand" className={styles.words}>
          <p className={`${styles.text} display`}>{text}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p className={styles.place}>
            <a href={`mailto:${mail}`}>{mail}</a>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </p>
        </div>
        <div className={styles.sheet}>
          <ContactForm
            id="voltage-brief"
            layout="columns"
            label="Write to Voltage"
            submit={submit}
          />
        </div>
      </div>
    </section>
  );
}
