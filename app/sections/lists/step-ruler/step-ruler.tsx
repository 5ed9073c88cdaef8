import * as styles from "./step-ruler.module.css";
import { Section } from "#app/sections/section.tsx";

export interface RulerStep {
  /** First and last unit of the step on the ruler, both counted in. */
  from: number;
  to: number;
  title: string;
  text: string;
  /** What is there when the step is over. */
  result: string;
  /** Number of pages that the result has, drawn as small sheets. */
  sheets: number;
}

interface StepRulerProps {
  id: string;
  heading: string;
  /** What the ruler counts, before one number and before two: "Week", "Weeks". */
  unit: { one: string; many: string };
  /** Number of units on the ruler. */
  length: number;
  steps: readonly RulerStep[];
}

/** Steps of a process along a ruler of weeks or days: each is as wide as it is long. On phones the ruler stands upright. */
export function StepRuler({ id, heading, unit, length, steps }: StepRulerProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <h2 id={`${id}-heading`} className="display text-display-2">
        {heading}
      </h2>
      <div className={styles.room}>
        <ol className={styles.ruler} style={{ "--length": length } as React.CSSProperties}>
          {steps.map(({ from, to, title, text, result, sheets }) => (
            <li
              key={title}
              className={styles.step}
              style={{ "--units": to - from + 1 } as React.CSSProperties}
            >
              <p className="text-label text-soft tabular-nums">
                {from === to ? `${unit.one} ${from}` : `${unit.many} ${from}–${to}`}
              </p>
              <h3 className="display text-display-3">{title}</h3>
              <p className="max-w-[40ch] text-small text-soft">{text}</p>
              <p className="grid max-w-[34ch] content-start gap-3 text-small font-semibold">
                <span
                  aria-hidden
                  className={styles.sheets}
                  style={{ "--sheets": sheets } as React.CSSProperties}
                />
                {result}
              </p>
            </li>
          ))}
        </ol>
      </div>
    </Section>
  );
}
