import { PushedRow } from "#app/elements/motion/pushed-row/pushed-row.tsx";
import * as styles from "./change-list.module.css";
import { BeforeAfter, type BeforeAfterProps } from "./before-after.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { TestName } from "../test-name.tsx";

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
  /** One page that went through all of it. */
  pair: BeforeAfterProps;
  changes: readonly ListedChange[];
}

/**
 * What somebody does, set as a programmer reads changes: a line that goes out, a line that comes in,
 * after one page on which both can be seen.
 */
export function ChangeList({ id, heading, intro, words, pair, changes }: ChangeListProps) {
  return (
    <Section id={id} space="tight" width="full" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={<TestName>{heading}</TestName>}
        intro={intro}
        layout="split"
        className="mx-auto w-full max-w-wide px-gutter"
      />
      <BeforeAfter {...pair} />
      <PushedRow className={styles.list} labelledBy={`${id}-heading`}>
        {changes.map(({ title, note, adds, removes }) => (
          <li key={title}>
            <div className={styles.name}>
              <h3 className="display text-display-3">{title}</h3>
              <p className="text-soft">{note}</p>
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
      </PushedRow>
    </Section>
  );
}
