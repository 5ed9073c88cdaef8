import * as styles from "./bath-strip.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface BathStripProps {
  heading: string;
  text: string;
  facts: readonly { term: string; detail: string }[];
  picture: PictureSource;
}

/** The old cistern from edge to edge, in its own darkness in both schemes; what it is and what it costs stand below the water. */
export function BathStrip({ heading, text, facts, picture }: BathStripProps) {
  return (
    <section id="bath" aria-labelledby="bath-heading" className={styles.bath}>
      <Picture
        picture={picture}
        sizes="(max-width: 47.99rem) 160vw, 100vw"
        className={styles.picture}
      />
      <div className={styles.words}>
        <h2 id="bath-heading" className="display max-w-[14ch] text-display-1">
          {heading}
        </h2>
        <p className="max-w-[46ch] text-lead">{text}</p>
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="font-semibold">{term}</dt>
              <dd className="text-small">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
