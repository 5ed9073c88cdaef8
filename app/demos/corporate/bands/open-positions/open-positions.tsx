import * as styles from "./open-positions.module.css";
import type { PictureSource } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface Position {
  title: string;
  place: string;
  /** Where one asks about it. */
  href: string;
  /** What the day is like: the sentence for which somebody applies, or does not. */
  text: string;
}

interface OpenPositionsProps {
  id: string;
  /** How many there are, reads on into `heading`. */
  figure: string;
  heading: string;
  text: string;
  action: { label: string; href: string };
  positions: readonly Position[];
  /** Where some of them will work. */
  picture: PictureSource;
}

/** How many people are looked for and a few of the posts with what their day is like, beside the place where some of it is spent. */
export function OpenPositions({
  id,
  figure,
  heading,
  text,
  action,
  positions,
  picture,
}: OpenPositionsProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.band}>
      <div data-tone="night" className={styles.stage}>
        <Picture
          picture={picture}
          sizes="(min-width: 62rem) 100vw, 130vw"
          className={styles.picture}
        />
        <div className={styles.call}>
          <h2 id={`${id}-heading`} className="display">
            <span className={styles.figure}>{figure}</span>{" "}
            <span className={`${styles.jobs} text-display-2`}>{heading}</span>
          </h2>
          <div className={styles.foot}>
            <p className="max-w-[48ch] text-lead">{text}</p>
            <ButtonLink href={action.href} tone="inverse">
              {action.label}
            </ButtonLink>
          </div>
        </div>
      </div>
      <ul className={styles.list}>
        {positions.map((position) => (
          <li key={position.title}>
            <h3 className="font-semibold">
              <a
                href={position.href}
                className="py-1 underline decoration-1 underline-offset-4 hover:decoration-2"
              >
                {position.title}
              </a>
            </h3>
            <p className="text-small">{position.place}</p>
            <p className={`${styles.text} text-small text-soft`}>{position.text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
