import * as styles from "./contact-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";

interface ContactBandProps {
  heading: string;
  text: string;
  formLabel: string;
}

/** The end of the page: how to ask, written across the red of the pencil, and in its middle a sheet of paper, taped down, to do it on. The address stands in the footer. */
export function ContactBand({ heading, text, formLabel }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <div className={`${styles.body} mx-auto w-full max-w-wide px-gutter py-normal`}>
        <h2 id="contact-heading" data-tone="brand" className={`display ${styles.heading}`}>
          {heading}
        </h2>
        <p data-tone="brand" className="max-w-[46ch] text-lead text-balance">
          {text}
        </p>
        <div className={styles.sheet}>
          <ContactForm id="abe-contact" layout="card" label={formLabel} />
        </div>
      </div>
    </section>
  );
}
