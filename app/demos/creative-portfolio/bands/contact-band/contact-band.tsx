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

/** The end of the page: how to ask, and a sheet of paper to do it on, taped to the red of the pencil. */
export function ContactBand({ heading, text, email, address, formLabel }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <div className={`${styles.body} mx-auto w-full max-w-wide px-gutter py-normal`}>
        <div data-tone="brand" className={styles.words}>
          <h2 id="contact-heading" className="display text-display-1">
            {heading}
          </h2>
          <p className="max-w-[40ch] text-lead">{text}</p>
          <AddressLines email={email} lines={address} />
        </div>
        <div className={styles.sheet}>
          <ContactForm id="abe-contact" layout="card" label={formLabel} />
        </div>
      </div>
    </section>
  );
}
