import * as styles from "./letter.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface LetterProps {
  id: string;
  picture: PictureSource;
  heading: string;
  paragraphs: readonly string[];
  /** Who signs, and as what. */
  name: string;
  role: string;
}

/** What comes from the fire, across the page, and under it a letter of the person who cooks: set in columns, signed at the end of the last. */
export function Letter({ id, picture, heading, paragraphs, name, role }: LetterProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="bg-sunken">
      <Picture
        picture={picture}
        sizes="(max-width: 47.99rem) 150vw, 100vw"
        className={styles.fire}
      />
      <div className="mx-auto grid w-full max-w-wide gap-10 px-gutter py-normal lg:gap-14">
        <h2 id={`${id}-heading`} className={`${styles.title} display`}>
          {heading}
        </h2>
        <div className={styles.columns}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className="max-w-[56ch] text-soft">
              {paragraph}
            </p>
          ))}
          <p className={styles.signature}>
            <span className="display block text-display-3">{name}</span>
            <span className="text-small text-soft">{role}</span>
          </p>
        </div>
      </div>
    </section>
  );
}
