import * as styles from "./case-spread.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";

export interface CaseSpreadContent {
  /** Words at the head of the text page. */
  running: readonly string[];
  heading: string;
  standfirst: string;
  paragraphs: readonly string[];
  quote: { text: string; by: string };
  facts: readonly { figure: string; text: string }[];
  picture: PictureSource;
  caption: string;
}

/** A case told as a magazine spread: the picture runs off the page, the title across the fold, the text in two columns, the quotation out at the other side. */
export function CaseSpread({
  id,
  running,
  heading,
  standfirst,
  paragraphs,
  quote,
  facts,
  picture,
  caption,
}: CaseSpreadContent & { id: string }) {
  return (
    <section id={id} data-tone="night" aria-labelledby={`${id}-heading`}>
      <article className={styles.spread}>
        <figure className={styles.plate}>
          <Picture picture={picture} sizes="(min-width: 62rem) 74vw, 125vw" />
          <figcaption className="text-label text-soft">{caption}</figcaption>
        </figure>
        <p className={`${styles.running} text-label text-soft`}>
          {running.map((part) => (
            <span key={part}>{part}</span>
          ))}
        </p>
        <h2 id={`${id}-heading`} className={`${styles.title} display`}>
          {heading}
        </h2>
        <p className={`${styles.standfirst} text-lead`}>{standfirst}</p>
        <div className={styles.text}>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
        <dl className={styles.facts}>
          {facts.map(({ figure, text }) => (
            <div key={text} className={styles.fact}>
              <dt className="text-small text-soft">{text}</dt>
              <dd className="display text-display-3">{figure}</dd>
            </div>
          ))}
        </dl>
        <blockquote className={styles.quote}>
          <p className="display text-display-2">“{quote.text}”</p>
          <footer className="mt-5 text-small">{quote.by}</footer>
        </blockquote>
      </article>
    </section>
  );
}
