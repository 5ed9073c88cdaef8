import * as styles from "./cost-bars.module.css";
import type { CSSProperties } from "react";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface Cost {
  name: string;
  /** In minor units, for the length of the bar. */
  amount: number;
  /** As people read it: "€186.40". */
  price: string;
  /** What it is made of. */
  text: string;
  isOurs?: boolean;
}

interface CostBarsProps {
  id: string;
  heading: string;
  intro: string;
  /** What is compared, above the bars. */
  measure: string;
  costs: readonly Cost[];
  /** Where the figures come from. */
  source: string;
}

/** What the same thing costs in different places, as bars on one scale that begins at nought; ours is the one that is filled. */
export function CostBars({ id, heading, intro, measure, costs, source }: CostBarsProps) {
  const most = Math.max(...costs.map(({ amount }) => amount));
  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      <p className="mt-10 mb-6 font-semibold lg:mt-14">{measure}</p>
      <dl className={styles.bars}>
        {costs.map(({ name, amount, price, text, isOurs }) => (
          <div
            key={name}
            data-ours={isOurs || undefined}
            style={{ "--share": amount / most } as CSSProperties}
          >
            <dt>
              <span className="text-lead font-semibold">{name}</span>{" "}
              <span className="text-small text-soft">{text}</span>
            </dt>
            <dd className="display">{price}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 max-w-[62ch] text-small text-soft">{source}</p>
    </Section>
  );
}
