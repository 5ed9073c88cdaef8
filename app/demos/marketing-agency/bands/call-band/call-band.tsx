import * as styles from "./call-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";

interface CallBandProps {
  /** Two sentences, each on a line of its own. */
  heading: readonly string[];
  text: string;
  mail: string;
  address: readonly string[];
  picture: PictureSource;
}

/** The end of the page: what to send and what comes back, and the form as a sheet on the brand's ground. */
export function CallBand({ heading, text, mail, address, picture }: CallBandProps) {
  return (
    <section id="call" aria-labelledby="call-heading" className={styles.band}>
      <div data-tone="brand" className={styles.ground}>
        <h2 id="call-heading" className={`${styles.heading} display`}>
          {heading.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{" "}
            </span>
          ))}
        </h2>
        <div className={styles.words}>
          <p className="max-w-[40ch] text-lead">{text}</p>
          <Picture
            picture={picture}
            sizes="(min-width: 62rem) 36rem, 92vw"
            className={styles.picture}
          />
          <AddressLines email={mail} lines={address} className="text-small" />
        </div>
      </div>
      <div className={styles.sheetPlace}>
        <div className={styles.sheet}>
          <ContactForm id="brightside-contact" layout="stacked" label="Write to Brightside" />
        </div>
      </div>
    </section>
  );
}
