import * as styles from "./steps-with-exits.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface ExitStep {
  /** "Week 2". */
  when: string;
  title: string;
  text: string;
  /** Where one may stop after this step; the last step has none. */
  exit?: {
    /** What is taken along. */
    take: string;
    /** What is owed by then. */
    owe: string;
  };
}

interface StepsWithExitsProps {
  id: string;
  heading: string;
  intro: string;
  steps: readonly ExitStep[];
  /** What exits are called, before their number: "Door". */
  exitName: string;
}

/** A process that can be left: the way goes down, and after each step a door stands to the side, with what one takes and what one owes. */
export function StepsWithExits({ id, heading, intro, steps, exitName }: StepsWithExitsProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="split" />
      <ol className={styles.exits}>
        {steps.map(({ when, title, text, exit }, index) => (
          <li key={title} className={styles.step}>
            <div className={styles.words}>
              <p className="text-label text-soft">{when}</p>
              <h3 className="display text-display-3">{title}</h3>
              <p className="max-w-[48ch] text-soft">{text}</p>
            </div>
            {exit && (
              <div data-tone="brand" className={styles.door}>
                <p className={styles.number}>
                  {exitName} {index + 1}
                </p>
                <dl>
                  <dt>You take</dt>
                  <dd>{exit.take}</dd>
                  <dt>You owe</dt>
                  <dd className="font-semibold">{exit.owe}</dd>
                </dl>
              </div>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}
