import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./call-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";

interface CallBandProps {
  heading: string;
  text: string;
  mail: string;
  address: readonly string[];
}

/** The last word: what to send and where to on the sun's half, the form on the other. */
export function CallBand({ heading, text, mail, address }: CallBandProps) {
  return (
    <section id="call" aria-labelledby="call-heading" className={styles.band}>
      <div data-tone="accent" className={styles.words}>
        <h2 id="call-heading" className="display text-display-1">
          {heading}
        </h2>
        <div className="grid gap-6">
          <p className="max-w-[44ch] text-lead">{text}</p>
          <TextLink href={`mailto:${mail}`} className="wrap-anywhere">
            {mail}
          </TextLink>
          <AddressLines lines={address} className="text-small max-md:hidden" />
        </div>
      </div>
      <div className={styles.form}>
        <ContactForm id="uprank-contact" layout="columns" label="Write to Uprank" />
      </div>
    </section>
  );
}
