import * as styles from "./story-years.module.css";
import { Section } from "#app/sections/section.tsx";

const keepsakes = {
  /** Somebody's words, on a slip of coloured paper. */
  slip: styles.slip,
  /** A file, with its name on the first line. */
  file: styles.file,
  /** One word or figure, as on a wall. */
  sign: styles.sign,
} as const;

export interface StoryYear {
  year: number;
  title: string;
  paragraphs: readonly string[];
  /** One thing that was kept from this year. */
  kept: {
    look: keyof typeof keepsakes;
    /** What it is, below it. */
    caption: string;
    /** The first line is the largest. */
    lines: readonly string[];
  };
}

/**
 * A history by years: each stays at the side while its text is read, with one thing that was kept from it. The line between the years
 * fills with the scroll position, from 992 px and where motion is welcome. A year is a place on the page: `#y2020`.
 */
export function StoryYears({ years, label }: { years: readonly StoryYear[]; label: string }) {
  return (
    <Section width="wide" aria-label={label}>
      <div className={styles.story}>
        {years.map(({ year, title, paragraphs, kept: { look, caption, lines } }) => (
          <article key={year} id={`y${year}`} className={styles.year}>
            <p aria-hidden className={`${styles.number} figures`}>
              {year}
            </p>
            <h2 className={`${styles.title} display text-display-3`}>
              <span className="sr-only">{year}: </span>
              {title}
            </h2>
            <div className={styles.text}>
              {paragraphs.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
            </div>
            <figure className={styles.kept}>
              <div className={keepsakes[look]}>
                {lines.map((line) => (
                  <p key={line}>{line}</p>
                ))}
              </div>
              <figcaption className="text-label text-soft">{caption}</figcaption>
            </figure>
          </article>
        ))}
      </div>
    </Section>
  );
}
