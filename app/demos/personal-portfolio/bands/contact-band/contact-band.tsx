import * as styles from "./contact-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { PetalPath } from "../petal-path.tsx";

interface ContactBandProps {
  heading: string;
  text: string;
  email: string;
  phone: { display: string; href: string };
  address: readonly string[];
  formLabel: string;
}

/** The end of the page, on marigold: a screen with something taped over its corner, which is what she asks for, and the form is on it. */
export function ContactBand({ heading, text, email, phone, address, formLabel }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <svg viewBox="0 0 100 100" aria-hidden className={styles.petals}>
        <PetalPath petals={16} fill="currentColor" />
      </svg>
      <h2 id="contact-heading" data-tone="accent" className={`${styles.heading} display`}>
        {heading}
      </h2>
      <div className={styles.screen}>
        <p className={styles.tape}>{text}</p>
        <div className={styles.card}>
          <ContactForm id="okafor-contact" layout="columns" label={formLabel} />
        </div>
        <div className={styles.stand}>
          <AddressLines email={email} phone={phone} lines={address} />
        </div>
      </div>
    </section>
  );
}
