import * as book from "../../book.module.css";
import * as styles from "./margin-notes.module.css";
import { Fragment } from "react";
import { Link } from "#app/elements/actions/link.tsx";
import type { OptionalLink } from "#content/navigation.ts";
import { formatDay } from "#app/lib/format-day.ts";
import type { Book, BookPost } from "../../content.server.ts";

interface MarginNotesProps {
  post: BookPost;
  terms: Book["words"]["notes"];
}

/** What is known of a post apart from its text, set small in the margin beside it. */
export function MarginNotes({ post, terms }: MarginNotesProps) {
  const { date, readingTime, author, subject, sources, tags } = post;
  const notes = [
    {
      term: terms.date,
      detail: (
        <>
          <time dateTime={date}>{formatDay(date)}</time>
          <span className={styles.comma}>, </span>
          <span className={styles.length}>{readingTime} min</span>
        </>
      ),
    },
    { term: terms.author, detail: <NoteLinks links={[{ label: author.name, ...author }]} /> },
    { term: terms.subject, detail: <NoteLinks links={[subject]} /> },
    { term: terms.tags, detail: tags.length > 0 && <NoteLinks links={tags} /> },
    {
      term: terms.sources,
      detail: sources.length > 0 && <SourceLinks sources={sources} />,
    },
  ];
  return (
    <dl className={styles.notes}>
      {notes.map(
        ({ term, detail }) =>
          detail && (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function NoteLinks({ links }: { links: readonly OptionalLink[] }) {
  return links.map(({ label, href }, index) => (
    <Fragment key={label}>
      {index > 0 && " "}
      <span className={book.held}>
        {href ? (
          <Link href={href} className={book.noteLink}>
            {label}
          </Link>
        ) : (
          label
        )}
        {index < links.length - 1 && ","}
      </span>
    </Fragment>
  ));
}

/** One host a line in the margin; where one is longer than that, it breaks at a dot and not at a hyphen. */
function SourceLinks({ sources }: Pick<BookPost, "sources">) {
  return sources.map(({ host, href }) => (
    <span key={host} className={styles.source}>
      <Link href={href} className={book.noteLink}>
        {host.split(".").map((part, index) => (
          <Fragment key={part}>
            {index > 0 && (
              <>
                <wbr />.
              </>
            )}
            <span className={book.held}>{part}</span>
          </Fragment>
        ))}
      </Link>{" "}
    </span>
  ));
}
