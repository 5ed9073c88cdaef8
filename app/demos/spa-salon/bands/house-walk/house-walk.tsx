import * as styles from "./house-walk.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface View {
  picture: PictureSource;
  caption: string;
}

interface HouseWalkProps {
  id: string;
  heading: string;
  text: string;
  /** The hall, from edge to edge. */
  hall: View;
  /** Two upright views that lie over its foot. */
  views: readonly [View, View];
}

/** Through the house: the hall as wide as the window, and two quieter places laid over its lower edge. */
export function HouseWalk({ id, heading, text, hall, views }: HouseWalkProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <figure className={styles.hall}>
        <Picture picture={hall.picture} sizes="100vw" className={styles.wide} />
        <figcaption className="sr-only">{hall.caption}</figcaption>
      </figure>
      <div className={styles.below}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[40ch] text-soft">{text}</p>
        </div>
        {views.map(({ picture, caption }) => (
          <figure key={picture.name} className={styles.view}>
            <Picture picture={picture} sizes="(min-width: 62rem) 26vw, 46vw" ratio="4 / 5" />
            <figcaption className="mt-3 text-small text-soft">{caption}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  );
}
