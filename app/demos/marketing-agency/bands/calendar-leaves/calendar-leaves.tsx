import * as styles from "./calendar-leaves.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface CalendarLeavesProps {
  id: string;
  heading: string;
  intro: string;
  /** What stands at the head of every leaf: "Monday". */
  day: string;
  /** Three or four; their numbers come from the list. */
  steps: readonly { title: string; text: string }[];
}

/** Steps that come on the same day of each week, as leaves torn off a calendar, each a little lower than the one before. */
export function CalendarLeaves({ id, heading, intro, day, steps }: CalendarLeavesProps) {
  return (
    <Section id={id} ground="tint" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-12"
      />
      <ol className={styles.leaves}>
        {steps.map(({ title, text }, index) => (
          <li key={title} className={styles.leaf} style={{ "--leaf": index } as CSSProperties}>
            <p data-tone="brand" className={styles.leafDay}>
              {day}
            </p>
            <span aria-hidden className={`${styles.leafNumber} figures`}>
              {index + 1}
            </span>
            <div>
              <h3 className="display text-display-4">{title}</h3>
              <p className="mt-2 text-small text-soft">{text}</p>
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
}
