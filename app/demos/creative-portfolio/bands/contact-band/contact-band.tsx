import * as styles from "./contact-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";

interface ContactBandProps {
  heading: string;
  text: string;
  email: string;
  address: readonly string[];
  formLabel: string;
}

/** The end of the page: how to ask, written across the red of the pencil, and in its middle a sheet of paper, taped down, to do it on. */
export function ContactBand({ heading, text, email, address, formLabel }: ContactBandProps) {
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
          <AddressLines email={email} lines={address} className={styles.sender} />
        </div>
      </div>
    </section>
  );
}
