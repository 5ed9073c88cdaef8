import * as styles from "./keeper-band.module.css";
import type { OptionalLink } from "#content/navigation.ts";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Prose } from "#app/elements/text/prose/prose.tsx";
import { SunWindow } from "../sun-window/sun-window.tsx";

interface KeeperBandProps {
  id: string;
  heading: string;
  text: string;
  /** How a post of theirs begins, as HTML, and where it goes on. */
  opening: { html: string; source: OptionalLink };
  /** What the drawing of her shows. */
  portrait: string;
  posts: OptionalLink;
  authors: OptionalLink;
}

/** Who keeps the journal: June at her window, which stands on the foot of the band and reaches over its head. */
export function KeeperBand({
  id,
  heading,
  text,
  opening,
  portrait,
  posts,
  authors,
}: KeeperBandProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} data-tone="accent">
      <div className={styles.frame}>
        <SunWindow alt={portrait} className={styles.portrait} />
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
              <TextLink key={label} href={href}>
                {label}
              </TextLink>
            ))}
          </p>
        </div>
      </div>
    </section>
  );
}
