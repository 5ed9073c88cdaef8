import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./contents-table.module.css";
import { changeOnly } from "#app/lib/change-only.ts";
import { Section } from "#app/sections/section.tsx";

export interface ContentsEntry {
  id: string;
  title: string;
  /** Stands at the end of the leader dots, before the figure; left out on narrow screens. */
  author: string;
  figure: number;
  /** The rest shows when the entry is opened. */
  lead: string;
  text: string;
  facts: readonly { term: string; detail: string }[];
  /** To the form with this entry chosen: `?topic=id#booking`. */
  link: { label: string; href: string };
}

interface ContentsTableProps {
  id: string;
  heading: string;
  /** How to read it. */
  note: string;
  /** What authors and figures are. */
  columns: { author: string; figure: string };
  entries: readonly ContentsEntry[];
}

/**
 * A table of contents as in a journal: number, title, leader dots, author, figure. The dots draw in as an entry enters the view, from
 * 768 px and where motion is welcome; each entry opens to what it is about (native `details`, works without script).
 */
export function ContentsTable({ id, heading, note, columns, entries }: ContentsTableProps) {
  return (
    <Section id={id} width="wide" space="roomy" aria-labelledby={`${id}-heading`}>
      <div className="grid items-end gap-x-8 gap-y-5 lg:grid-cols-12">
        <h2 id={`${id}-heading`} className="display text-display-2 lg:col-span-8">
          {heading}
        </h2>
        <p className="max-w-[34ch] text-small text-soft lg:col-span-4 lg:justify-self-end">
          {note}
        </p>
      </div>
      <p
        aria-hidden
        className={`${styles.row} ${styles.columns} mt-10 text-label text-soft lg:mt-16`}
      >
        <span className={styles.author}>{columns.author}</span>
        <span className="text-end">{columns.figure}</span>
      </p>
      <ol className="border-t border-ink">
        {entries.map((entry, index) => (
          <li key={entry.id} className="border-b border-line">
            <details name={id} className={styles.entry}>
              <summary className={styles.row}>
                <span aria-hidden className={styles.number}>
                  {index + 1}
                </span>
                <h3 className={`display ${styles.title}`}>{entry.title}</h3>
                <span aria-hidden className={styles.leader} />
                <span className={`${styles.author} text-small`}>
                  <span className="sr-only">{columns.author}: </span>
                  {entry.author}
                </span>
                <span className={`display ${styles.figure}`}>
                  <span className="sr-only">{columns.figure}: </span>
                  {entry.figure}
                </span>
                <span aria-hidden className={styles.cross} />
              </summary>
              <EntryBody entry={entry} authors={columns.author} />
            </details>
          </li>
        ))}
      </ol>
    </Section>
  );
}

function EntryBody({
  entry: { author, lead, text, facts, link },
  authors,
}: {
  entry: ContentsEntry;
  authors: string;
}) {
  return (
    <div className={styles.body}>
      <div className="grid content-start gap-4">
        <p className="display text-display-4">{lead}</p>
        <p className="max-w-text text-soft">{text}</p>
      </div>
      <div className="grid content-start gap-6">
        <dl className="border-t border-line text-small">
          <div className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5 lg:hidden">
            <dt className="text-soft">{authors}</dt>
            <dd className="text-end">{author}</dd>
          </div>
          {facts.map(({ term, detail }) => (
            <div
              key={term}
              className="flex flex-wrap justify-between gap-x-6 border-b border-line py-2.5"
            >
              <dt className="text-soft">{term}</dt>
              <dd className="text-end">{detail}</dd>
            </div>
          ))}
        </dl>
        <p>
          <TextLink href={link.href} onClick={changeOnly("topic")} className="text-brand-ink">
            {link.label}
          </TextLink>
        </p>
      </div>
    </div>
  );
}
