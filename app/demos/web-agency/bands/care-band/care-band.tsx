import * as styles from "./care-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { TestName } from "../test-name.tsx";

interface CareBandProps {
  heading: string;
  text: string;
  facts: readonly { term: string; detail: string }[];
  picture: PictureSource;
}

/** Where a site lives after its launch: the words stand on the dark half of the picture. */
export function CareBand({ heading, text, facts, picture }: CareBandProps) {
  return (
    <section aria-labelledby="care-heading" className={styles.care}>
      <Picture picture={picture} sizes="100vw" position="78% 60%" className={styles.picture} />
      <div className={styles.words}>
        <h2 id="care-heading" className="display text-display-2">
          <TestName>{heading}</TestName>
        </h2>
        <p className="text-lead text-soft">{text}</p>
        <dl>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt className="text-small text-soft">{term}</dt>
              <dd className="font-semibold lg:text-lead">{detail}</dd>
            </div>
          ))}
        </dl>
      </div>
    </section>
  );
}
