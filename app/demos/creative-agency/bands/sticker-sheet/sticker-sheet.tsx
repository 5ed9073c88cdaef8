import * as styles from "./sticker-sheet.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface Sticker {
  href: string;
  title: string;
  /** For whom it was made. */
  name: string;
  picture: PictureSource;
  /** Part of the picture to keep when it is cut, as in CSS `object-position`. */
  position?: string;
  /** Along which line it is cut out. */
  shape: "disc" | "burst" | "flower" | "card" | "arch";
}

interface StickerSheetProps {
  id: string;
  heading: string;
  intro: string;
  /** Six fill the two rows of wide screens; twelve do, too. */
  stickers: readonly Sticker[];
}

/** Pieces of work as die-cut stickers, stuck on askew. The corner of the one in hand peels off. */
export function StickerSheet({ id, heading, intro, stickers }: StickerSheetProps) {
  return (
    <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-12"
      />
      <ul aria-labelledby={`${id}-heading`} className={styles.sheet}>
        {stickers.map(({ href, title, name, picture, position, shape }) => (
          <li key={href}>
            <Link href={href} data-shape={shape} className={styles.sticker}>
              <span className={styles.cut}>
                <span className={styles.face}>
                  <span className={styles.outline}>
                    <Picture
                      picture={picture}
                      alt=""
                      sizes="(min-width: 62rem) 38vw, (min-width: 36rem) 30vw, 45vw"
                      {...(position && { position })}
                      data-full-light
                      className={styles.picture}
                    />
                  </span>
                </span>
                <span className={styles.back}>
                  <span className={styles.outline} />
                </span>
              </span>
              <span className={styles.label}>
                <span className={`${styles.title} display`}>{title}</span>
                <span className="text-label">{name}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
