import * as styles from "./book-plate.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface BookPlateProps {
  picture: PictureSource;
  /** What it is, for whom, and what can be checked about it. */
  caption: string;
}

/** One printed piece from edge to edge of the page, whole lines high; small screens keep the page with the figure. */
export function BookPlate({ picture, caption }: BookPlateProps) {
  return (
    <figure className={styles.plate}>
      <Picture picture={picture} sizes="100vw" position="86% 40%" className={styles.picture} />
      <figcaption className="mx-auto max-w-wide px-gutter">{caption}</figcaption>
    </figure>
  );
}
