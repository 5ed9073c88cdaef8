import * as styles from "./last-light.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface LastLightProps {
  /** A date of three short words: it is set as wide as the window. */
  heading: string;
  text: string;
  /** A stage without people. */
  picture: PictureSource;
}

/** The end of the page: the stage once more, without its crowd, and on its floor the date. */
export function LastLight({ heading, text, picture }: LastLightProps) {
  return (
    <section aria-labelledby="end-heading" className={styles.end}>
      <Picture picture={picture} alt="" sizes="100vw" data-full-light className={styles.stage} />
      <div className={`${styles.words} mx-auto max-w-wide px-gutter`}>
        <h2 id="end-heading" className={`${styles.date} display`}>
          {heading}
        </h2>
        <p className="text-lead">{text}</p>
      </div>
    </section>
  );
}
