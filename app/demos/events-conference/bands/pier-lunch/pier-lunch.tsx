import * as styles from "./pier-lunch.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface PierLunchProps {
  id: string;
  /** Two lines on phones, one where there is room: it is set as wide as the window. */
  lines: readonly [string, string];
  text: string;
  /** Its sky is of the accent's colour and goes over into it. */
  picture: PictureSource;
}

/** The one hour in daylight: a table on the pier from edge to edge of the page, under a sky that carries the words. */
export function PierLunch({ id, lines, text, picture }: PierLunchProps) {
  return (
    <section id={id} data-tone="accent" aria-labelledby={`${id}-heading`} className={styles.band}>
      <div className={`${styles.words} mx-auto w-full max-w-wide px-gutter`}>
        <h2 id={`${id}-heading`} className={`${styles.heading} display`}>
          <span>{lines[0]}</span> <span>{lines[1]}</span>
        </h2>
        <p className="max-w-[52ch] text-lead">{text}</p>
      </div>
      <Picture
        picture={picture}
        sizes="100vw"
        position="50% 100%"
        data-full-light
        className={styles.picture}
      />
    </section>
  );
}
