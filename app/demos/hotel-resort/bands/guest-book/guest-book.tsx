import * as styles from "./guest-book.module.css";
import { Section } from "#app/sections/section.tsx";

interface GuestBookProps {
  heading: string;
  /** The first is written largest. */
  entries: readonly { key: string; text: string; source: string }[];
}

/** The guest book, open on its table: one sentence fills a page, the others share the one beside it. */
export function GuestBook({ heading, entries: [lead, ...others] }: GuestBookProps) {
  return (
    <Section id="guest-book" width="wide" ground="sunken" aria-labelledby="book-heading">
      <div className={styles.book}>
        <div className={styles.page}>
          <h2 id="book-heading" className="display text-display-3 text-brand-ink">
            {heading}
          </h2>
          {lead && (
            <figure className={styles.lead}>
              <blockquote className="display text-display-2">{`“${lead.text}”`}</blockquote>
              <figcaption className="text-small text-soft">{lead.source}</figcaption>
            </figure>
          )}
        </div>
        <ul className={styles.page}>
          {others.map(({ key, text, source }) => (
            <li key={key}>
              <figure>
                <blockquote>{`“${text}”`}</blockquote>
                <figcaption className="text-label text-soft">{source}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
