import * as styles from "./plates.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface Plate {
  href: string;
  /** What is seen, and for whom. */
  caption: string;
  picture: PictureSource;
}

interface PlatesProps {
  /** Names the band. */
  label: string;
  /** Three: a large one, and two that share its height. */
  plates: readonly Plate[];
}

/** Three pieces of work as plates of a book, on the columns and the lines of the page. */
export function Plates({ label, plates }: PlatesProps) {
  return (
    <section aria-label={label} className={styles.plates}>
      <ul className={styles.sheet}>
        {plates.map(({ href, caption, picture }, index) => (
          <li key={href}>
            <Link href={href} className={styles.plate}>
              <Picture
                picture={picture}
                alt=""
                sizes={
                  index === 0 ? "(min-width: 62rem) 66vw, 100vw" : "(min-width: 62rem) 33vw, 50vw"
                }
                className={styles.picture}
              />
              <span className={styles.caption}>{caption}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
