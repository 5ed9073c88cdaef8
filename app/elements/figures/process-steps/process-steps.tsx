import * as styles from "./process-steps.module.css";

/** One process step (specification, point 3). */
export interface ProcessStep {
  title: string;
  content: string;
}

const looks = {
  /** Side by side along a line with a dot each: three to five short steps. */
  line: `${styles.process} ${styles.line}`,
  /** One below the other along a line with numbers: steps that are read in full. */
  upright: `${styles.process} ${styles.upright}`,
  /** Numerals as tall as their steps: for a page that is about the process. */
  numerals: `${styles.process} ${styles.numerals}`,
} as const;

interface ProcessStepsProps {
  steps: readonly ProcessStep[];
  look?: keyof typeof looks;
  /** Index of the step that is under way: those before it are done, those after it are to come. */
  current?: number;
}

/** The steps of a process in order. The numbers come from the list, so that they never lie. */
export function ProcessSteps({ steps, look = "line", current }: ProcessStepsProps) {
  return (
    <div className="@container">
      <ol className={looks[look]} style={{ "--steps": steps.length } as React.CSSProperties}>
        {steps.map(({ title, content }, index) => (
          <li
            key={title}
            aria-current={index === current ? "step" : undefined}
            data-done={current !== undefined && index < current ? "" : undefined}
          >
            <h3 className="display text-display-4">{title}</h3>
            <p className={`${styles.text} text-soft`}>{content}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
