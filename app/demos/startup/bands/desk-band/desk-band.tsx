import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as styles from "./desk-band.module.css";

interface DeskBandProps {
  heading: string;
  text: readonly string[];
  facts: readonly { term: string; detail: string }[];
  picture: PictureSource;
}

/** One room from edge to edge, the promise on its wall as large as it goes, and before it the terms and what they mean. */
export function DeskBand({ heading, text, facts, picture }: DeskBandProps) {
  return (
    <section className={styles.band}>
      <h2 className={`${styles.promise} display`}>{heading}</h2>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 100vw, 150vw"
        className={styles.picture}
      />
      <div data-reveal className={styles.sheet}>
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="text-small">{term}</dt>
              <dd className="display">{detail}</dd>
            </div>
          ))}
        </dl>
        {text.map((paragraph) => (
          <p key={paragraph} className="text-lead">
            {paragraph}
          </p>
        ))}
      </div>
    </section>
  );
}
