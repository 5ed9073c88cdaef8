import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import * as styles from "./desk-band.module.css";

interface DeskBandProps {
  heading: string;
  text: readonly string[];
  facts: readonly { term: string; detail: string }[];
  picture: PictureSource;
}

/** A picture that bleeds off the end edge, and before it a sheet of paper with the terms. */
export function DeskBand({ heading, text, facts, picture }: DeskBandProps) {
  return (
    <section className={styles.band}>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 75vw, 100vw"
        className={styles.picture}
      />
      <div data-reveal className={styles.sheet}>
        <h2 className="display text-display-2">{heading}</h2>
        {text.map((paragraph) => (
          <p key={paragraph} className="text-soft">
            {paragraph}
          </p>
        ))}
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="text-small text-soft">{term}</dt>
              <dd className="display text-display-4">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
