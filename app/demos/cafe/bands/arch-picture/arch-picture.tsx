import * as styles from "./arch-picture.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface ArchPictureProps {
  heading: string;
  text: string;
  picture: PictureSource;
}

/** The house from the street, as wide as the window, with its sign hung over it. */
export function ArchPicture({ heading, text, picture }: ArchPictureProps) {
  return (
    <section id="arch" aria-labelledby="arch-heading" className={styles.street}>
      <Picture picture={picture} sizes="100vw" className={styles.picture} />
      <div className={styles.sign}>
        <h2 id="arch-heading" className="display text-display-3">
          {heading}
        </h2>
        <p className="max-w-[38ch]">{text}</p>
      </div>
    </section>
  );
}
