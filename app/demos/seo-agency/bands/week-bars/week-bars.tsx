import * as styles from "./week-bars.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface BarStep {
  /** First and last unit of the step, both counted in. */
  from: number;
  to: number;
  title: string;
  text: string;
  /** What is there when the step is over. */
  result: string;
}

interface WeekBarsProps {
  id: string;
  heading: string;
  /** What is counted, one and several: "Week", "Weeks". */
  unit: { one: string; many: string };
  /** Number of units from start to end: up to 16. */
  length: number;
  /** One after the other, without a gap. */
  steps: readonly BarStep[];
  /** Stands at the end of the last unit. */
  end: string;
}

/** Steps of a process, and beside them a calendar of weeks or days on which each has its bar; the last one is lit. */
export function WeekBars({ id, heading, unit, length, steps, end }: WeekBarsProps) {
  return (
    <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} />
      <div className={styles.bars} style={{ "--length": length } as CSSProperties}>
        <p aria-hidden className={`${styles.scale} text-label text-soft`}>
          {Array.from({ length }, (_, index) => (
            <span key={index}>{index + 1}</span>
          ))}
        </p>
        <ol>
          {steps.map(({ from, to, title, text, result }) => (
            <li key={title} style={{ "--from": from, "--to": to } as CSSProperties}>
              <div className={styles.bar}>
                <h3 className="display text-display-4">{title}</h3>
                <p className="text-label">
                  {from === to ? `${unit.one} ${from}` : `${unit.many} ${from}–${to}`}
                </p>
              </div>
              <div className={styles.words}>
                <p className={`${styles.text} text-soft`}>{text}</p>
                <p className="font-semibold">{result}</p>
              </div>
            </li>
          ))}
        </ol>
        <p className={`${styles.end} text-label font-semibold`}>{end}</p>
      </div>
    </Section>
  );
}
