import * as styles from "./reply-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";

interface ReplyBandProps {
  heading: string;
  text: string;
  email: string;
  phone: { display: string; href: string };
  address: readonly string[];
  formLabel: string;
}

/** The end of the page: the answer to its letter, already begun, on a sheet of its own. */
export function ReplyBand({ heading, text, email, phone, address, formLabel }: ReplyBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.reply}>
      <div className={styles.words}>
        <p className={`${styles.lead} text-lead`}>{text}</p>
        <AddressLines email={email} phone={phone} lines={address} />
      </div>
      <div className={styles.sheet}>
        <h2 id="contact-heading" className="display text-display-1">
          {heading}
        </h2>
        <ContactForm id="reyes-contact" layout="card" label={formLabel} />
      </div>
    </section>
  );
}
