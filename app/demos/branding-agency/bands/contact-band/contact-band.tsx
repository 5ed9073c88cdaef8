import * as styles from "./contact-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { Sign } from "../sign/sign.tsx";

interface ContactBandProps {
  heading: string;
  text: string;
  email: string;
  phone: { display: string; href: string };
  address: readonly string[];
  formLabel: string;
}

/** The end of the page: half of it a wall with the seal on, larger than the wall; the other half a sheet to fill in. */
export function ContactBand({ heading, text, email, phone, address, formLabel }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <div data-tone="brand" className={styles.wall}>
        <h2 id="contact-heading" className="display text-display-1">
          {heading}
        </h2>
        <AddressLines email={email} phone={phone} lines={address} />
        <Sign name="seal" className={styles.seal} />
      </div>
      <div className={styles.sheet}>
        <p className="max-w-[40ch] text-lead">{text}</p>
        <ContactForm id="sigil-contact" layout="stacked" label={formLabel} />
      </div>
    </section>
  );
}
