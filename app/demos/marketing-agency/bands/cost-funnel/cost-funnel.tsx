import * as styles from "./cost-funnel.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface FunnelStep {
  /** How many got here, as it is written: "2,400". */
  count: string;
  /** What they are or do: the count reads on into it. */
  name: string;
  text: string;
  /** Of those at the first step, from 0 to 1: the width of the funnel. */
  share: number;
  /** What the step cost, and how it was worked out. */
  cost: string;
  working: string;
}

interface CostFunnelProps {
  id: string;
  heading: string;
  intro: string;
  steps: readonly FunnelStep[];
  /** What it comes to for each at the last step, with the sum behind it. */
  result: { figure: string; label: string; sum: string; working: string };
  remark: string;
}

/**
 * What it costs to win somebody, step by step: a funnel whose widths are true to scale, the price of every step beside it, and at its end
 * what drips out. It stands on phones and lies where there is room. The figures are the caller's; nothing is worked out here.
 */
export function CostFunnel({ id, heading, intro, steps, result, remark }: CostFunnelProps) {
  return (
    <Section id={id} tone="accent" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className="mb-12"
      />
      <div className={styles.flow}>
        <ol className={styles.funnel} style={{ "--steps": steps.length } as CSSProperties}>
          {steps.map(({ count, name, text, share, cost, working }, index) => (
            <li key={name}>
              <div className={styles.words}>
                <h3 className="flex flex-wrap items-baseline gap-x-3">
                  <span className={`${styles.count} figures`}>{count}</span>{" "}
                  <span className="display text-display-4">{name}</span>
                </h3>
                <p className="mt-2 max-w-[38ch]">{text}</p>
              </div>
              <div
                aria-hidden
                className={styles.piece}
                style={
                  {
                    "--at": index,
                    "--share": share,
                    "--next": (steps[index + 1] ?? { share }).share,
                  } as CSSProperties
                }
              />
              <p className={styles.sum}>
                <span className="figures block text-display-4">{cost}</span>
                <span className="text-small">{working}</span>
              </p>
            </li>
          ))}
        </ol>
        <div className={styles.end}>
          <p data-tone="brand" className={styles.drop}>
            <strong className="figures">{result.figure}</strong>
            <span>{result.label}</span>
          </p>
          <p className={styles.sums}>
            <span className="figures block text-display-3">{result.sum}</span>
            <span className="text-small">{result.working}</span>
          </p>
          <p className={`${styles.remark} max-w-[40ch] text-small`}>{remark}</p>
        </div>
      </div>
    </Section>
  );
}
