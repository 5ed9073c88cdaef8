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

/** The end of the page: the answer to its letter on a sheet of its own, with his address at its head, the salutation written and a postscript by him. */
export function ReplyBand({ heading, text, email, phone, address, formLabel }: ReplyBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.reply}>
      <div className={styles.sheet}>
        <h2 id="contact-heading" className={`${styles.salutation} display`}>
          {heading}
        </h2>
        <AddressLines email={email} phone={phone} lines={address} className={styles.address} />
        <ContactForm id="reyes-contact" layout="card" label={formLabel} />
        <p className={`${styles.postscript} display`}>{text}</p>
      </div>
    </section>
  );
}
