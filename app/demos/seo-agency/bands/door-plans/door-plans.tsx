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
  /** What it comes to from start to end. */
  total: string;
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
    <Section id={id} ground="sunken" width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} />
      <div className={styles.frame}>
        <ul className={styles.street}>
          {plans.map(({ title, subtitle, price, total, features, houses, ...plan }) => (
            <li key={title} className={styles.plan}>
              <div aria-hidden className={styles.houses}>
                {houses.map(({ number, floors }) => (
                  <House key={number} floors={floors} />
                ))}
              </div>
              <div className={styles.words}>
                <div>
                  <h3 className="display text-display-4 lg:text-display-3">{title}</h3>
                  <p className="text-small text-soft">{subtitle}</p>
                </div>
                <p>
                  <span className="figures text-display-3 leading-none">{price}</span>{" "}
                  <span className="ms-1.5 inline-block text-small text-soft">
                    {perTerm.monthly}
                  </span>
                  <span className="block text-small text-soft">{total}</span>
                </p>
                <ul className={styles.features}>
                  {features.map(({ amount, text }) => (
                    <li key={text}>
                      <b>{amount}</b> {text}
                    </li>
                  ))}
                </ul>
                <p className="flex flex-wrap items-center gap-x-4 gap-y-1">
                  <ButtonLink href={plan.buttonLink} tone={plan.isPopular ? "solid" : "quiet"}>
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
      </div>
      <PlanNext {...next} />
    </Section>
  );
}

/** A front as builders draw it: a shop with its door, sash windows on each floor above, a slate roof with a chimney. */
function House({ floors }: { floors: number }) {
  const roof = floors > 1 ? 24 : 7;
  const height = floors * 40 + roof;
  const uppers = Array.from({ length: floors - 1 }, (_, floor) => roof + 9 + floor * 38);
  return (
    <svg viewBox={`0 0 80 ${height}`} className={styles.house}>
      {floors > 1 && (
        <path className={styles.roof} d={`M56 3h11v14H56zM4 ${roof} 15 8h50l11 ${roof - 8}z`} />
      )}
      <path className={styles.wall} d={`M4 ${roof}h72v${height - roof}H4z`} />
      <path className={styles.trim} d={`M1 ${roof - 3}h78v5H1z`} />
      {uppers.map((y) => (
        <g key={y}>
          <path
            className={styles.pane}
            d={`M12 ${y}h13v22H12zM33.5 ${y}h13v22h-13zM55 ${y}h13v22H55z`}
          />
          <path
            className={styles.sash}
            d={`M12 ${y + 11}h13m8.5 0h13m8.5 0h13M18.5 ${y}v22m21.5-22v22m21.5-22v22`}
          />
          <path
            className={styles.trim}
            d={`M10 ${y + 22}h17v2.5H10zM31.5 ${y + 22}h17v2.5h-17zM53 ${y + 22}h17v2.5H53z`}
          />
        </g>
      ))}
      <path className={styles.roof} d={`M8 ${height - 35}h64v8H8zM10 ${height}v-24h16v24z`} />
      <path className={styles.pane} d={`M13 ${height - 21}h10v8H13zM31 ${height - 24}h39v18H31z`} />
      <path className={styles.sash} d={`M44 ${height - 24}v18m13-18v18`} />
      <path className={styles.awning} d={`M31 ${height - 29}h39l5 11H26z`} />
      <path
        className={styles.stripe}
        d={`M38.8 ${height - 29}h7.8l-1 11h-9.8zM54.400 ${height - 29}h7.8l3 11h-9.8z`}
      />
    </svg>
  );
}
