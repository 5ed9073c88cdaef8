import * as styles from "./mat-ring.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

interface MatRingProps {
  id: string;
  heading: string;
  text: readonly string[];
  facts: readonly { term: string; detail: string }[];
  /** Its subject in a circle in the middle. */
  picture: PictureSource;
}

/** The room from above, as round as the ring in which the mats lie; words on one side of it, facts on the other. */
export function MatRing({ id, heading, text, facts, picture }: MatRingProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <div className={styles.room}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          {text.map((paragraph) => (
            <p key={paragraph} className="text-soft">
              {paragraph}
            </p>
          ))}
        </div>
        <Picture picture={picture} sizes="(min-width: 62rem) 50vw, 100vw" className={styles.ring} />
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="text-small text-soft">{term}</dt>
              <dd className="text-lead font-semibold">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
