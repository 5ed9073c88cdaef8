import * as styles from "./shout-band.module.css";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { Section } from "#app/sections/section.tsx";

interface ShoutBandProps {
  /** Each is set as wide as the page. */
  lines: readonly string[];
  text: string;
  mail: string;
  address: readonly string[];
}

/** The end of the page, shouted: an address as large as it goes, and the form for those who would rather whisper. */
export function ShoutBand({ lines, text, mail, address }: ShoutBandProps) {
  return (
    <Section
      id="shout"
      width="wide"
      space="tight"
      aria-labelledby="shout-heading"
      className={styles.band}
    >
      <h2 id="shout-heading" className={styles.heading}>
        {lines.map((line) => (
          <FitLine key={line} text={line} />
        ))}
      </h2>
      <div className={styles.words}>
        <p className="max-w-[40ch] text-lead">{text}</p>
        <a href={`mailto:${mail}`} className={`${styles.mail} display text-display-4`}>
          {mail}
        </a>
        <AddressLines lines={address} />
      </div>
      <ContactForm
        id="ohstudio-contact"
        layout="columns"
        label="Write to Oh! Studio"
        className={styles.form}
      />
    </Section>
  );
}
