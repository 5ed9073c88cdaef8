import * as styles from "./about-band.module.css";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";
import type { StatementPiece } from "../../statement-piece.ts";

interface AboutBandProps {
  id: string;
  heading: string;
  statement: readonly StatementPiece[];
  text: readonly string[];
  facts: readonly { term: string; detail: string }[];
}

/** One sentence as large as it goes, with the pictures that it speaks of among its words; what is true about it stands below. */
export function AboutBand({ id, heading, statement, text, facts }: AboutBandProps) {
  return (
    <Section
      id={id}
      width="wide"
      space="none"
      aria-labelledby={`${id}-heading`}
      className="pt-normal"
    >
      <h2 id={`${id}-heading`} className="sr-only">
        {heading}
      </h2>
      <p className={`display ${styles.statement}`}>
        {statement.map((piece) =>
          typeof piece === "string" ? (
            piece
          ) : (
            // No picture opens a line.
            <span key={piece.word} className="whitespace-nowrap">
              {piece.word}{" "}
              <Picture
                picture={piece.picture}
                position={piece.position}
                alt=""
                sizes="(min-width: 62rem) 14rem, 7rem"
                className={styles.picture}
              />
            </span>
          ),
        )}
      </p>
      <div className={styles.foot}>
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        {text.map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
    </Section>
  );
}
