import * as styles from "./taped-notes.module.css";

interface TapedNotesProps {
  id: string;
  heading: string;
  /** Four, of a sentence or two each. */
  quotes: readonly { text: string; name: string; detail: string }[];
}

/** What users said, as the notes that they tape to their screens: the first still sticks to the band above. On phones they hang one over the other. */
export function TapedNotes({ id, heading, quotes }: TapedNotesProps) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className={`${styles.voices} relative mx-auto grid max-w-wide grid-cols-1 gap-4 pt-tight`}
    >
      <h2 id={`${id}-heading`} className={`${styles.heading} display text-display-2`}>
        {heading}
      </h2>
      <ul className={styles.notes}>
        {quotes.map(({ text, name, detail }) => (
          <li key={name} className={styles.note}>
            <figure className="grid h-full content-between gap-4">
              <blockquote className="display">
                <p>
                  <q>{text}</q>
                </p>
              </blockquote>
              <figcaption className="text-small">
                <span className="font-semibold">{name}</span> <span>{detail}</span>
              </figcaption>
            </figure>
          </li>
        ))}
      </ul>
    </section>
  );
}
