import * as styles from "./cost-funnel.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface FunnelStep {
  /** How many got here, as it is written: "2,400". */
  count: string;
  /** What they are or do: the count reads on into it. */
  name: string;
  text: string;
  /** Of those at the first step, from 0 to 1: the opening of the funnel. */
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

/** As wide as a round opening is whose area is the share: the funnel is true to scale as what runs through it sees it. */
const across = ({ share }: { share: number }) => Math.sqrt(share);

/**
 * What it costs to win somebody, step by step: a round funnel whose openings are true to scale, the price of every step, and at its end
 * what drips out. It stands on phones; where there is room it lies over the steps, and the sums are a bill below them. The figures are the
 * caller's; nothing is worked out here.
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
      <div className={styles.flow} style={{ "--steps": steps.length } as CSSProperties}>
        <ol className={styles.funnel}>
          {steps.map(({ count, name, text, cost, working }, index) => (
            <li key={name} style={{ "--at": index } as CSSProperties}>
              <h3 className={styles.head}>
                <span className={`${styles.count} figures`}>{count}</span>{" "}
                <span className={`${styles.name} display`}>{name}</span>
              </h3>
              <p className={styles.text}>{text}</p>
              <div
                aria-hidden
                className={styles.piece}
                style={
                  {
                    "--share": across(steps[index]!),
                    "--next": across(steps[index + 1] ?? steps[index]!),
                  } as CSSProperties
                }
              />
              <p className={styles.sum}>
                <span className={`${styles.cost} figures`}>{cost}</span>
                <span className={styles.working}>{working}</span>
              </p>
            </li>
          ))}
        </ol>
        <div className={styles.end} style={{ "--at": steps.length } as CSSProperties}>
          <p data-tone="brand" className={styles.drop}>
            <strong className="figures">{result.figure}</strong>
            <span>{result.label}</span>
          </p>
          <p className={styles.sums}>
            <span className={`${styles.cost} figures`}>{result.sum}</span>
            <span className={styles.working}>{result.working}</span>
          </p>
          <p className={`${styles.remark} max-w-[62ch] text-small`}>{remark}</p>
        </div>
      </div>
    </Section>
  );
}
