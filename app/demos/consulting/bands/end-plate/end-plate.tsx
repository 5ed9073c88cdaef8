import * as styles from "./end-plate.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface EndPlateProps {
  number: string;
  caption: string;
  picture: PictureSource;
}

/** The last plate of the issue, from edge to edge, under its caption: how the game on the cover ended. */
export function EndPlate({ number, caption, picture }: EndPlateProps) {
  return (
    <figure className={styles.end}>
      <figcaption className={styles.caption}>
        <span className="text-label font-semibold">{number}</span>
        <span className="display text-display-1">{caption}</span>
      </figcaption>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 100vw, 150vw"
        className={styles.picture}
      />
    </figure>
  );
}
