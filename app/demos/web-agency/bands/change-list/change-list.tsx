import * as styles from "./change-list.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface ListedChange {
  /** A word or two: what it is about. */
  title: string;
  /** How long it takes, what it costs: a few words. */
  note: string;
  /** One sentence each. */
  adds: string;
  removes: string;
}

interface ChangeListProps {
  id: string;
  heading: string;
  intro: string;
  /** Read out before each sentence: "We add". */
  words: { adds: string; removes: string };
  changes: readonly ListedChange[];
}

/** What somebody does, set as a programmer reads changes: a line that comes in, a line that goes out. */
export function ChangeList({ id, heading, intro, words, changes }: ChangeListProps) {
  return (
    <Section id={id} space="tight" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ul className={styles.list}>
        {changes.map(({ title, note, adds, removes }) => (
          <li key={title}>
            <div className={styles.name}>
              <h3 className="display text-display-3">{title}</h3>
              <p className="text-small text-soft">{note}</p>
            </div>
            <div className={styles.lines}>
              <p>
                <span aria-hidden className={styles.sign}>
                  −
                </span>
                <del>
                  <span className="sr-only">{words.removes}: </span>
                  {removes}
                </del>
              </p>
              <p>
                <span aria-hidden className={styles.sign}>
                  +
                </span>
                <ins>
                  <span className="sr-only">{words.adds}: </span>
                  {adds}
                </ins>
              </p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
