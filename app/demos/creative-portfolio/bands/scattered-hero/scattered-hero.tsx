import * as styles from "./scattered-hero.module.css";
import type { ReactNode } from "react";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface ScatteredPiece {
  href: string;
  title: string;
  picture: PictureSource;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  focus?: string;
}

interface ScatteredHeroProps {
  id: string;
  /** Two words of about three letters: each gets a line as high as a third of the screen. */
  name: readonly [string, string];
  /** Names the list of pieces. */
  label: string;
  /** Nine, in reading order. Where each lies, how large and at which angle, is the stylesheet's. */
  pieces: readonly ScatteredPiece[];
  /** What stands on the card between the pieces. */
  children: ReactNode;
}

/**
 * Pictures scattered over a desk at angles, with a name very large between them. The one that is pointed at or has the focus comes
 * to the top and straightens. On narrow screens they lie in two loose columns and hardly overlap;
 * on a phone six of them.
 */
export function ScatteredHero({ id, name, label, pieces, children }: ScatteredHeroProps) {
  return (
    <section aria-labelledby={`${id}-name`} id={id} className={styles.hero}>
      <div className={styles.desk}>
        <div className={styles.stage}>
          <h1 id={`${id}-name`} className={`${styles.name} display`}>
            <span>{name[0]}</span> <span>{name[1]}</span>
          </h1>
          <Underline />
          <div className={styles.card}>{children}</div>
          <ul aria-label={label} className={styles.pieces}>
            {pieces.map((piece, index) => (
              <li key={piece.href}>
                <Piece piece={piece} isLargest={index === 0} />
              </li>
            ))}
          </ul>
        </div>
      </div>
    </section>
  );
}

function Piece({
  piece: { href, title, picture, focus },
  isLargest,
}: {
  piece: ScatteredPiece;
  isLargest: boolean;
}) {
  return (
    <Link href={href} className={styles.piece}>
      <Picture
        picture={picture}
        alt=""
        sizes={
          isLargest ? "(min-width: 62rem) min(27vw, 30rem), 56vw" : "(min-width: 62rem) 17vw, 44vw"
        }
        priority={isLargest}
        {...(focus && { position: focus })}
        data-full-light
      />
      <span className={styles.title}>{title}</span>
    </Link>
  );
}

/** The pencil with which the second word was just underlined. */
function Underline() {
  return (
    <svg viewBox="0 0 520 120" aria-hidden className={styles.underline}>
      <path
        d="M6 34C92 20 246 14 392 22C300 26 196 34 96 52C214 40 318 40 418 52"
        pathLength={1}
        className={styles.stroke}
      />
      <g transform="translate(418 52) rotate(21)">
        <path d="M0 0l26-11v22z" fill="var(--paper-raised)" />
        <path d="M0 0l10-4.2v8.4z" fill="var(--ink)" />
        <path d="M26-11h128v22H26z" fill="var(--brand)" />
        <path d="M26-4h128v8H26z" fill="var(--brand-hover)" />
        <path d="M154-11h12v22h-12z" fill="var(--line-strong)" />
        <path d="M166-11h16a9 11 0 0 1 0 22h-16z" fill="var(--brand-tint)" />
      </g>
    </svg>
  );
}
