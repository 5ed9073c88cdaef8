import * as styles from "./trial-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";

interface TrialBandProps {
  heading: string;
  text: string;
  /** What to know before the first class. */
  notes: readonly { term: string; detail: string }[];
  formLabel: string;
  picture: PictureSource;
}

/** The room as it waits, what to bring to it, and the form to ask for the first class with. */
export function TrialBand({ heading, text, notes, formLabel, picture }: TrialBandProps) {
  return (
    <section id="trial" aria-labelledby="trial-heading" className={styles.band}>
      <div data-tone="accent" className={styles.words}>
        <h2 id="trial-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[40ch] text-lead">{text}</p>
        <dl className={styles.notes}>
          {notes.map(({ term, detail }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
      <div className={styles.side}>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 54vw, 100vw"
          className={styles.picture}
        />
        <div className={styles.sheet}>
          <ContactForm id="stillwater-trial" layout="columns" label={formLabel} />
        </div>
      </div>
    </section>
  );
}
