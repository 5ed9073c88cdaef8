import * as styles from "./notebook-spread.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

interface NotebookSpreadProps {
  id: string;
  heading: string;
  text: string;
  /** The piece that the page of the notebook is about. */
  picture: PictureSource;
  log: {
    title: string;
    /** Where, when, with whom. */
    setting: string;
    entries: readonly { time: string; text: string }[];
    signed: string;
  };
}

/**
 * Who the studio is, and for proof one of its pieces from edge to edge with the page torn from its notebook lying on it, across the edge of
 * the band below.
 */
export function NotebookSpread({ id, heading, text, picture, log }: NotebookSpreadProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.spread}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-1">
          {heading}
        </h2>
        <p className="text-lead">{text}</p>
      </header>
      <div className={styles.piece}>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 74vw, 100vw"
          position="35% 18%"
          className={styles.picture}
        />
        <article aria-label={log.title} className={styles.sheet}>
          <header>
            <h3 className={styles.title}>{log.title}</h3>
            <p className="text-small">{log.setting}</p>
          </header>
          <ol className={styles.entries}>
            {log.entries.map(({ time, text: entry }) => (
              <li key={time}>
                <span className="figures">{time}</span>
                <span>{entry}</span>
              </li>
            ))}
          </ol>
          <footer>
            <p className="text-small">{log.signed}</p>
            <Sketch />
          </footer>
        </article>
      </div>
    </section>
  );
}

/** The loudspeaker as it was drawn during the test, with an arrow to the fault. */
function Sketch() {
  return (
    <svg viewBox="0 0 170 110" aria-hidden className={styles.sketch}>
      <path d="M24 34c-3 26-3 44 3 58 18 9 51 9 67-1 6-16 6-33 3-58M24 34c2-13 70-14 73 0 2 13-72 14-73 0z" />
      <path d="M40 34c5-6 37-6 41 0M30 50c18 7 47 7 64 0M29 62c19 7 48 6 65 0M30 75c18 6 45 6 61 0" />
      <path className={styles.pen} d="M160 12c-16-5-40 0-57 16m9-1-10 2 1-10" />
    </svg>
  );
}
