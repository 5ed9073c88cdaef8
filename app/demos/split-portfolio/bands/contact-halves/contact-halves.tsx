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
                <a href={phone.href} dir="ltr" className={`display ${styles.phone}`}>
                  {phone.display}
                </a>
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
