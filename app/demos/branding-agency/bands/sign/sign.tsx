import * as styles from "./sign.module.css";
import { clsx } from "clsx";
import { FIELD, outline, type Piece } from "../../sign-pieces.ts";
import { type SignName, signs } from "../../signs.ts";

interface SignProps {
  name: SignName;
  className?: string;
}

/** One of the twelve signs in the colour of the text around it, on the ground `--sign-ground`. Decorative: its name stands beside it. */
export function Sign({ name, className }: SignProps) {
  const pieces: readonly Piece[] = signs[name];
  return (
    <svg viewBox={`0 0 ${FIELD} ${FIELD}`} aria-hidden className={clsx(styles.sign, className)}>
      {pieces.map((piece) => {
        const d = outline(piece);
        return <path key={d} d={d} className={piece.isCut ? styles.cut : undefined} />;
      })}
    </svg>
  );
}
