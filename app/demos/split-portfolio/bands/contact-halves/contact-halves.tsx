import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./contact-halves.module.css";
import * as voices from "../../voices.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { SeamBand } from "#app/demos/split-portfolio/bands/seam-pair/seam-band.tsx";
import { SeamPair, type SeamTitle } from "#app/demos/split-portfolio/bands/seam-pair/seam-pair.tsx";

interface ContactHalvesProps {
  title: SeamTitle;
  halves: readonly [{ by: string; text: string }, { by: string; text: string }];
  email: string;
  phone: { display: string; href: string };
  place: string;
}

/** The end of the page: a form for whoever likes to write with her, a number for whoever likes to talk with him. */
export function ContactHalves({
  title,
  halves: [hers, his],
  email,
  phone,
  place,
}: ContactHalvesProps) {
  return (
    <SeamBand id="contact" aria-labelledby="contact-heading">
      <SeamPair
        headingId="contact-heading"
        title={title}
        size="line"
        order="title"
        isStacked
        halves={[
          {
            words: (
              <div className={styles.words}>
                <p className={voices.quiet}>
                  <b>{hers.by}:</b> {hers.text}
                </p>
                <ContactForm id="duo-contact" layout="card" label="Write to Duo" />
              </div>
            ),
          },
          {
            words: (
              <div className={styles.shout}>
                <p className={voices.loud}>
                  {his.by}: {his.text}
                </p>
                <div className={styles.call}>
                  <LoudPhone />
                  <a href={phone.href} dir="ltr" className={`display ${styles.phone}`}>
                    {phone.display}
                  </a>
                </div>
                <p>
                  <TextLink href={`mailto:${email}`} className="wrap-anywhere">
                    {email}
                  </TextLink>
                  <br />
                  {place}
                </p>
              </div>
            ),
          },
        ]}
      />
    </SeamBand>
  );
}

/** His telephone, off the hook and already talking. Decorative: the number stands below it. */
function LoudPhone() {
  return (
    <svg viewBox="0 0 560 260" aria-hidden className={styles.drawing}>
      <path
        d="M112 252c-20-4-24-18-18-36l30-76c6-16 16-24 34-24h88c18 0 30 8 36 24l32 76c8 20 2 34-18 38-62 8-124 6-184-2z"
        data-brand
      />
      <path d="M152 116c-4-16 2-24 12-24s14 8 14 22m50 0c0-16 4-24 14-22s14 10 10 24" />
      <path d="M206 138a46 44 0 1 1-.1 0z" data-paper />
      <path d="M206 166a17 16 0 1 1-.1 0z" data-brand />
      <path
        d="M316 232c40 14 60-8 48-26s-34 0-20 16 48 8 46-18-34-12-24 6 50 4 54-22-30-20-26 0 46 12 40-18-14-26-28-36"
        data-line
      />
      <path
        d="M366 132c-14-10-16-26-4-38l18-18c10-10 22-8 30 2l8 12c30-6 62-26 78-52l-8-12c-8-12-6-22 4-30l14-10c14-8 28-4 36 10 14 32-2 74-42 108s-86 44-134 28z"
        data-paper
      />
      <path d="M330 88 302 74m34-16-18-24m50-2-4-28" />
    </svg>
  );
}
