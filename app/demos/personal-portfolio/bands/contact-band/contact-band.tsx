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

/** The end of the page, on marigold: what to send and where to, and a card to write it on. */
export function ContactBand({ heading, text, email, phone, address, formLabel }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <svg viewBox="0 0 100 100" aria-hidden className={styles.petals}>
        <PetalPath petals={16} fill="currentColor" />
      </svg>
      <div data-tone="accent" className={styles.words}>
        <h2 id="contact-heading" className="display text-display-1">
          {heading}
        </h2>
        <p className="max-w-[36ch] text-lead">{text}</p>
        <AddressLines email={email} phone={phone} lines={address} />
      </div>
      <div className={styles.card}>
        <ContactForm id="okafor-contact" layout="columns" label={formLabel} />
      </div>
    </section>
  );
}
