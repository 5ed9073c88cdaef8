import * as styles from "./wide-plate.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface WidePlateProps {
  id: string;
  heading: string;
  /** When, how large, in which state: a word or two each. */
  facts: readonly string[];
  picture: PictureSource;
}

/** One building from edge to edge of the page, as tall as the window, with nothing written on it: its title block stands above. */
export function WidePlate({ id, heading, facts, picture }: WidePlateProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`}>
      <div className={styles.block}>
        <h2 id={`${id}-heading`} className="display text-display-3">
          {heading}
        </h2>
        <p className={styles.facts}>
          {facts.map((fact) => (
            <span key={fact}>{fact} </span>
          ))}
        </p>
      </div>
      <Picture
        picture={picture}
        sizes="(min-width: 62rem) 80vw, (min-width: 48rem) 100vw, 120vw"
        className={styles.picture}
      />
    </section>
  );
}
