import * as styles from "./letter-hero.module.css";
import { Highlight } from "#app/elements/text/highlight/highlight.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Signature } from "#app/elements/text/signature/signature.tsx";
import type { LetterPiece } from "../../letter-text.ts";
import { tomsHand } from "./toms-hand.ts";

interface LetterHeroProps {
  /** How everybody else begins; struck out. */
  struck: string;
  greeting: string;
  sentences: readonly (readonly LetterPiece[])[];
  /** What stands in the margin. */
  notes: readonly string[];
  closing: string;
  name: string;
  place: string;
}

/** The first screen: a letter of a few sentences, with its links where a sentence needs them, signed by hand. */
export function LetterHero({
  struck,
  greeting,
  sentences,
  notes,
  closing,
  name,
  place,
}: LetterHeroProps) {
  return (
    <section aria-labelledby="greeting" className={styles.letter}>
      <div className={styles.salutation}>
        <p className={`display ${styles.struck} text-soft`}>
          <del>
            {struck}
            <svg viewBox="0 0 400 40" preserveAspectRatio="none" aria-hidden>
              <path
                d="M4 25C90 17 210 14 392 13C300 18 170 22 60 31C180 25 300 22 386 24"
                pathLength={1}
              />
            </svg>
          </del>
        </p>
        <h1 id="greeting" className={`display ${styles.greeting}`}>
          <span>{greeting}</span>
        </h1>
      </div>
      <p className={`display ${styles.text}`}>
        {sentences.map((pieces) => (
          <span key={keyOf(pieces[0])}>
            {pieces.map((piece) => (
              <Piece key={keyOf(piece)} piece={piece} />
            ))}{" "}
          </span>
        ))}
      </p>
      <ul className={`${styles.notes} text-small text-brand-ink`}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      <div className={styles.end}>
        <p className="display text-display-4">{closing}</p>
        <Signature hand={tomsHand} className={styles.signature} />
        <p className="text-small text-soft">
          <span className="font-semibold">{name}</span>, {place}
        </p>
      </div>
    </section>
  );
}

function Piece({ piece }: { piece: LetterPiece }) {
  if (typeof piece === "string") return piece;
  return (
    <Link href={piece.href} className={styles.link}>
      {"marked" in piece ? (
        <Highlight className={styles.marked}>{piece.marked}</Highlight>
      ) : (
        piece.text
      )}
    </Link>
  );
}

function keyOf(piece: LetterPiece | undefined): string {
  return typeof piece === "string" ? piece : JSON.stringify(piece);
}
