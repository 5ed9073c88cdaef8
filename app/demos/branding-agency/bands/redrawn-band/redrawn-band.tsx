import * as styles from "./redrawn-band.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { FIELD } from "../../sign-pieces.ts";
import { Sign } from "../sign/sign.tsx";
import type { SignName } from "../../signs.ts";

export interface RedrawnMark {
  client: string;
  text: string;
  /** As it was: its strokes as SVG path data on the field of the signs, and how many there are, in words. */
  before: { outline: string; count: string };
  /** As it is. */
  after: { sign: SignName; count: string };
}

interface RedrawnBandProps {
  id: string;
  heading: string;
  intro: string;
  words: { before: string; after: string };
  marks: readonly RedrawnMark[];
}

/** Marks before and after, each at three sizes on one line: as on a door, on a letter and on a stamp. The small ones decide. */
export function RedrawnBand({ id, heading, intro, words, marks }: RedrawnBandProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ul aria-labelledby={`${id}-heading`} className={styles.redrawn}>
        {marks.map(({ client, text, before, after }) => (
          <li key={client} className={styles.pair}>
            <div className={styles.words}>
              <h3 className="display text-display-4">{client}</h3>
              <p className="max-w-[40ch] text-soft">{text}</p>
            </div>
            <div className={styles.before}>
              <p className={styles.label}>
                <span className="font-semibold">{words.before}</span> {before.count}
              </p>
              <div className={styles.sizes}>
                {sizes.map((size) => (
                  <svg key={size} viewBox={`0 0 ${FIELD} ${FIELD}`} aria-hidden className={size}>
                    <path d={before.outline} className={styles.strokes} />
                  </svg>
                ))}
              </div>
            </div>
            <div data-tone="brand" className={styles.after}>
              <p className={styles.label}>
                <span className="font-semibold">{words.after}</span> {after.count}
              </p>
              <div className={styles.sizes}>
                {sizes.map((size) => (
                  <Sign key={size} name={after.sign} className={size} />
                ))}
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Door, letter, stamp. */
const sizes = [styles.door, styles.letter, styles.stamp] as const;
