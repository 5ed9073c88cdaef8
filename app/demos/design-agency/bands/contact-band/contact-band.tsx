import * as page from "../baseline-page/baseline-page.module.css";
import * as styles from "./contact-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";

interface ContactBandProps {
  heading: string;
  text: string;
  mail: string;
  /** What the sign says: where one gets off. */
  way: string;
  address: readonly string[];
}

/** The end of the page is one of the agency's signs: an arrow as high as the form beside it, and where it leads. */
export function ContactBand({ heading, text, mail, way, address }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <div className={styles.letter}>
        <h2
          id="contact-heading"
          className={`${page.onBaseline} display max-w-[16ch] text-display-1 text-wrap`}
        >
          {heading}
        </h2>
        <p className={styles.text}>{text}</p>
        <ContactForm
          id="parallel-contact"
          layout="stacked"
          label="Write to Parallel"
          className={page.form}
        />
      </div>
      <div data-tone="brand" className={styles.sign}>
        <svg
          viewBox="4.34 6 109.66 109.66"
          preserveAspectRatio="xMinYMin"
          aria-hidden
          className={styles.arrow}
        >
          <path d="M10 110 104 16M34 14H106V86" />
        </svg>
        <p className={`${page.onBaseline} display text-display-1`}>{way}</p>
        <AddressLines lines={address} />
        <p>
          <a href={`mailto:${mail}`} className={styles.mail}>
            {mail}
          </a>
        </p>
      </div>
    </section>
  );
}
