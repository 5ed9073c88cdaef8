import * as styles from "./ruled-index.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface IndexEntry {
  href: string;
  name: string;
  /** What it was, in a word or two. */
  detail: string;
  /** When: a year, or the last of several. */
  date: string | number;
  picture: PictureSource;
}

/**
 * A list to be read down and across, as in the back of a book: number, name, what, when. The row in hand is filled with the brand, and
 * where there is a margin its picture stands there.
 */
export function RuledIndex({ entries }: { entries: readonly IndexEntry[] }) {
  return (
    <ol className={styles.index}>
      {entries.map(({ href, name, detail, date, picture }, index) => (
        <li key={href}>
          <Link href={href} className={styles.line}>
            <span aria-hidden className="tabular-nums">
              {index + 1}
            </span>
            <span className={`${styles.name} font-semibold`}>{name}</span>
            <span className={styles.detail}>{detail}</span>
            <span className="tabular-nums">{date}</span>
          </Link>
          <Picture picture={picture} alt="" sizes="22vw" className={styles.preview} />
        </li>
      ))}
    </ol>
  );
}
