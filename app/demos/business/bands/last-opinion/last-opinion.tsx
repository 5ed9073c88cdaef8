import * as styles from "./last-opinion.module.css";
import { Signature } from "#app/elements/text/signature/signature.tsx";
import { henriettasHand } from "../henriettas-hand.ts";

interface LastOpinionProps {
  number: string;
  text: string;
  signatory: string;
}

/** The page ends as everything does that leaves the house: with an opinion and, across the sheet, the name under it. */
export function LastOpinion({ number, text, signatory }: LastOpinionProps) {
  return (
    <section aria-label={number} className={styles.sheet}>
      <figure className={styles.opinion}>
        <figcaption className="text-small text-soft">{number}</figcaption>
        <blockquote className="display text-display-2 text-balance">{text}</blockquote>
        <Signature hand={henriettasHand} className={styles.signature} />
        <p className={`${styles.signatory} text-small text-soft`}>{signatory}</p>
      </figure>
    </section>
  );
}
