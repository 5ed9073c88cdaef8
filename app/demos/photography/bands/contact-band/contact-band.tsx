import * as styles from "./contact-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import type { PictureSource } from "#content/media.ts";
import { TextLink } from "#app/elements/actions/text-link.tsx";

interface ContactBandProps {
  /** Of the form: the prints write its subject. */
  formId: string;
  formLabel: string;
  heading: string;
  text: string;
  email: string;
  /** What the heading speaks of, at the end of the line: its first half is dark. */
  picture: PictureSource;
}

/** Why to write, and the form, beside the picture with which the page began. */
export function ContactBand({
  formId,
  formLabel,
  heading,
  text,
  email,
  picture,
}: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className="relative isolate">
      <Picture
        picture={picture}
        position="76% 60%"
        alt=""
        sizes="max(100vw, 40rem)"
        className={styles.picture}
      />
      <div
        className={`${styles.words} mx-auto grid max-w-wide grid-cols-1 justify-items-start gap-6 px-gutter pb-normal`}
      >
        <h2 id="contact-heading" className="display text-display-1">
          {heading}
        </h2>
        <p className="text-lead text-balance">{text}</p>
        <TextLink href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </TextLink>
        <ContactForm id={formId} layout="columns" label={formLabel} className="w-full pt-6" />
      </div>
    </section>
  );
}
