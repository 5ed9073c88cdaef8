import type { CSSProperties } from "react";
import { Section } from "#app/sections/section.tsx";
import * as styles from "./hundred-days.module.css";

interface HundredDaysProps {
  id: string;
  /** How many days, and so how many chairs. 0: there is no such term. */
  days: number;
  heading: string;
  text: string;
  others: readonly { title: string; text: string }[];
}

/** The terms of a shop on its own colour. Its strongest is counted out: one small chair for each day on which it may still be sent back. */
export function HundredDays({ id, days, heading, text, others }: HundredDaysProps) {
  return (
    <Section id={id} tone="brand" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <div className={styles.terms}>
        <div className="grid grid-cols-1 gap-4 lg:grid-cols-12 lg:items-end lg:gap-x-8">
          <h2 id={`${id}-heading`} className="display text-display-1 lg:col-span-7">
            {heading}
          </h2>
          <p className="text-lead lg:col-span-5">{text}</p>
        </div>
        {days > 0 && (
          <div aria-hidden className={styles.days} style={{ "--days": days } as CSSProperties} />
        )}
        <dl className={styles.others}>
          {others.map((other) => (
            <div key={other.title} className="border-t border-current pt-4">
              <dt className="display text-display-4">{other.title}</dt>
              <dd className="mt-1">{other.text}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
