import type { CSSProperties } from "react";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Tabs } from "#app/elements/actions/tabs/tabs.tsx";
import { perTerm, type PlanTerm } from "#app/sections/prices/plan-terms.ts";
import type { Plan } from "#app/sections/prices/pricing-tabs/pricing-tabs.tsx";
import { SectionHeader } from "#app/sections/section.tsx";
import * as words from "#app/sections/words.ts";
import * as styles from "./hosting-plans.module.css";

export interface HostingPlan extends Omit<Plan, "features"> {
  /** A plane is parked for each. */
  domains: number;
  /** `share`: of what the largest plan has, from 0 to 1. */
  features: readonly { amount: string; text: string; share: number }[];
}

interface HostingPlansProps {
  id: string;
  heading: string;
  intro: string;
  sets: readonly { term: PlanTerm; label: string; plans: readonly HostingPlan[] }[];
}

/** The ground of each plan, the smallest first; the first one stands on the paper of the page. */
const tones = [undefined, "brand", "night"] as const;

/**
 * Plans by month and by year, as three steps from edge to edge: each is as high as the planes that are parked on it, one for each
 * domain, and what it holds is measured on one scale for all.
 */
export function HostingPlans({ id, heading, intro, sets }: HostingPlansProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={`${styles.band} bg-sunken`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} className={styles.head} />
      <Tabs
        label={words.billing}
        className={styles.tabs}
        tabs={sets.map(({ term, label, plans }) => ({
          key: term,
          label,
          content: (
            <ul className={styles.plans}>
              {plans.map((plan, index) => (
                <PlanStep key={plan.title} plan={plan} term={term} tone={tones[index]} />
              ))}
            </ul>
          ),
        }))}
      />
    </section>
  );
}

function PlanStep({
  plan: { title, subtitle, price, features, domains, isPopular, buttonLink, buttonTitle },
  term,
  tone,
}: {
  plan: HostingPlan;
  term: PlanTerm;
  tone: (typeof tones)[number];
}) {
  return (
    <li data-tone={tone} className={styles.plan}>
      <Planes count={domains} />
      <div className={styles.name}>
        <h3 className="text-body font-bold tracking-[0.08em]">{title}</h3>
        {isPopular && (
          <p className="rounded-full bg-accent px-3 py-1 text-small font-semibold text-on-accent">
            {words.mostPopular}
          </p>
        )}
        <p className={styles.subtitle}>{subtitle}</p>
      </div>
      <p className={styles.price}>
        <span className={`${styles.amount} figures`}>{price}</span>
        <span>{perTerm[term]}</span>
      </p>
      <ul className={styles.features}>
        {features.map(({ amount, text, share }) => (
          <li key={text} style={{ "--share": share } as CSSProperties}>
            <span>
              <b>{amount}</b> {text}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink
        href={buttonLink}
        tone={isPopular ? "inverse" : "quiet"}
        className={styles.button}
      >
        {buttonTitle}
        <span className="sr-only">
          {" "}
          {title}, {price} {perTerm[term]}
        </span>
      </ButtonLink>
    </li>
  );
}

/** Five planes to a row, the last row first; what is drawn is also written. */
function Planes({ count }: { count: number }) {
  const rows = Math.ceil(count / 5);
  const parked = (shape: string) =>
    Array.from(
      { length: count },
      (_, index) => `M${(index % 5) * 40 + 4} ${Math.floor(index / 5) * 34 + 2}${shape}`,
    ).join("");
  return (
    <svg viewBox={`0 0 200 ${rows * 34}`} aria-hidden className={styles.planes}>
      <path d={parked("m0 13 31-13-12 29-6-10z")} className={styles.plane} />
      <path d={parked("m13 19 18-19-20 15v6z")} className={styles.fold} />
    </svg>
  );
}
