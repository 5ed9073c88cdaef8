import * as styles from "./contact-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { FitLine } from "#app/elements/text/fit-line/fit-line.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface ContactBandProps {
  /** The heading in two lines: the second is only half made. */
  heading: readonly [string, string];
  /** What the heading means, on a ground as dark as the page. */
  picture: PictureSource;
  text: string;
}

/** A heading as wide as the page that stops being solid half way, the same said by a picture from edge to edge, and the form. */
export function ContactBand({ heading: [solid, half], picture, text }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <h2 id="contact-heading" className={styles.heading}>
        <FitLine text={solid} /> <FitLine text={half} className={styles.half} />
      </h2>
      <Picture
        picture={picture}
        sizes="(min-width: 48rem) 100vw, 160vw"
        className={styles.picture}
      />
      <div className={styles.below}>
        <p className={`${styles.words} text-lead text-pretty`}>{text}</p>
        <ContactForm id="field-notes-contact" layout="card" label="Write to Field Notes Lab" />
      </div>
    </section>
  );
}
