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
  /** An upright view that lies over its foot. */
  view: View;
}

/** Through the house: the hall as wide as the window, and a quieter place laid over its lower edge. */
export function HouseWalk({ id, heading, text, hall, view }: HouseWalkProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <figure className={styles.hall}>
        <Picture
          picture={hall.picture}
          sizes="(max-width: 47.99rem) 180vw, 100vw"
          className={styles.wide}
        />
        <figcaption className="sr-only">{hall.caption}</figcaption>
      </figure>
      <div className={styles.below}>
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[40ch] text-soft">{text}</p>
        </div>
        <figure className={styles.view}>
          <Picture picture={view.picture} sizes="(min-width: 62rem) 36vw, 92vw" />
          <figcaption className="mt-3 text-small text-soft">{view.caption}</figcaption>
        </figure>
      </div>
    </section>
  );
}
