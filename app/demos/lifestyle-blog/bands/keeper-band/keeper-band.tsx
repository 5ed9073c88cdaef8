import * as styles from "./keeper-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Link } from "#app/elements/actions/link.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import { DrawnCup } from "./drawn-cup.tsx";

interface Way {
  label: string;
  href: string;
}

interface KeeperBandProps {
  id: string;
  heading: string;
  text: string;
  name: string;
  /** How a post of theirs begins, as HTML, and where it goes on. */
  opening: { html: string; source: Way };
  portrait: PictureSource;
  posts: Way;
  authors: Way;
}

/** Who keeps the journal: the portrait in a doorway that stands on the foot of the band. */
export function KeeperBand({
  id,
  heading,
  text,
  name,
  opening,
  portrait,
  posts,
  authors,
}: KeeperBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-tone="accent">
      <div className={styles.frame}>
        <Picture
          picture={portrait}
          alt={`Portrait of ${name}`}
          sizes="(min-width: 62rem) 36vw, 80vw"
          className={styles.portrait}
        />
        <div className={styles.words}>
          <h2 id={`${id}-heading`} className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-text text-lead">{text}</p>
          <blockquote className={styles.quote}>
            <Prose html={opening.html} className={styles.opening} />
          </blockquote>
          <p className={styles.ways}>
            {[opening.source, posts, authors].map(({ label, href }) => (
              <Link
                key={href}
                href={href}
                className="inline-block py-1 font-semibold underline decoration-1 underline-offset-5 hover:decoration-2"
              >
                {label}
              </Link>
            ))}
          </p>
          <DrawnCup className={styles.cup} />
        </div>
      </div>
    </section>
  );
}
