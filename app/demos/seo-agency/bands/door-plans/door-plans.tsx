import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { perTerm } from "#app/sections/prices/plan-terms.ts";
import { PlanNext } from "#app/sections/prices/plan-next.tsx";
import type { Plan } from "#app/sections/prices/pricing-tabs/pricing-tabs.tsx";
import * as words from "#app/sections/words.ts";
import * as styles from "./door-plans.module.css";

export interface DoorPlan extends Plan {
  /** The houses that it covers; one floor alone is a shop's door. */
  houses: readonly { number: number; floors: number }[];
}

interface DoorPlansProps {
  id: string;
  heading: string;
  intro: string;
  plans: readonly DoorPlan[];
  next: { text: string; label: string; href: string };
}

/** Plans as a street: each stands under as many houses as it covers. */
export function DoorPlans({ id, heading, intro, plans, next }: DoorPlansProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      <ul className={styles.street}>
        {plans.map(({ title, subtitle, price, features, houses, ...plan }) => (
          <li key={title} className={styles.plan}>
            <div aria-hidden className={styles.houses}>
              {houses.map(({ number, floors }, index) => (
                <House key={number} floors={floors} lit={index === houses.length - 1} />
              ))}
            </div>
            <div className={styles.words}>
              <div>
                <h3 className="display text-display-3">{title}</h3>
                <p className="text-small text-soft">{subtitle}</p>
              </div>
              <p>
                <span className="figures text-display-3 leading-none">{price}</span>{" "}
                <span className="text-small text-soft">{perTerm.monthly}</span>
              </p>
              <p className="text-soft">
                {features.map(({ amount, text }) => `${amount} ${text}`).join(", ")}.
              </p>
              <p className="flex flex-wrap items-center gap-4">
                <ButtonLink
                  href={plan.buttonLink}
                  tone={plan.isPopular ? "solid" : "quiet"}
                  size="small"
                >
                  {plan.buttonTitle}
                  <span className="sr-only"> {title}</span>
                </ButtonLink>
                {plan.isPopular && (
                  <span className="rounded-full bg-accent px-3 py-1 text-label font-semibold text-on-accent">
                    {words.mostPopular}
                  </span>
                )}
              </p>
            </div>
          </li>
        ))}
      </ul>
      <PlanNext {...next} />
    </Section>
  );
}

/** A front with a door, an awning and two windows on each floor above. */
function House({ floors, lit }: { floors: number; lit: boolean }) {
  const height = floors * 40 + 16;
  return (
    <svg viewBox={`0 0 80 ${height}`} className={styles.house} data-lit={lit || undefined}>
      {floors > 1 && <path className={styles.roof} d="M0 16 12 0h56l12 16z" />}
      <path className={styles.wall} d={`M2 16h76v${height - 16}h-76z`} />
      {Array.from({ length: floors - 1 }, (_, floor) => (
        <path
          key={floor}
          className={styles.pane}
          d={`M14 ${26 + floor * 40}h18v22h-18zM48 ${26 + floor * 40}h18v22h-18z`}
        />
      ))}
      <path className={styles.door} d={`M14 ${height}v-26h18v26z`} />
      <path className={styles.pane} d={`M40 ${height - 24}h30v16h-30z`} />
      <path
        className={styles.awning}
        d={`M4 ${height - 38}h72l4 10h-80zM0 ${height - 28}a8 7 0 0 0 16 0a8 7 0 0 0 16 0a8 7 0 0 0 16 0a8 7 0 0 0 16 0a8 7 0 0 0 16 0z`}
      />
    </svg>
  );
}
