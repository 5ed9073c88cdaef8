import * as styles from "./contact-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { Sign } from "../sign/sign.tsx";

interface ContactBandProps {
  heading: string;
  text: string;
  email: string;
  phone: { display: string; href: string };
  formLabel: string;
}

/** The end of the page: a hanging sign with the seal on it; the sheet to fill in hangs from it on two more chains. The address stands in the footer. */
export function ContactBand({ heading, text, email, phone, formLabel }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <div data-tone="brand" className={styles.board}>
        <Sign name="seal" className={styles.seal} />
        <h2 id="contact-heading" className={`${styles.heading} display`}>
          {heading}
        </h2>
      </div>
      <div className={styles.sheet}>
        <div className={styles.words}>
          <p className="text-lead">{text}</p>
          <AddressLines email={email} phone={phone} lines={[]} />
        </div>
        <ContactForm id="sigil-contact" layout="columns" label={formLabel} />
      </div>
    </section>
  );
}
