import * as styles from "./version-plans.module.css";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { PlanNext, type PlanNextStep } from "#app/sections/prices/plan-next.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { TestName } from "../test-name.tsx";

export interface VersionPlan {
  name: string;
  /** Three numbers, the one that changes apart: "1." "1" ".0". */
  version: readonly [before: string, changed: string, after: string];
  text: string;
  takes: string;
  /** Formatted. */
  price: string;
}

interface VersionPlansProps {
  id: string;
  heading: string;
  intro: string;
  /** Of every plan. */
  buttonTitle: string;
  buttonLink: string;
  next: PlanNextStep;
  plans: readonly VersionPlan[];
}

/** What one can buy, by how much of a version number it changes. */
export function VersionPlans({
  id,
  heading,
  intro,
  buttonTitle,
  buttonLink,
  next,
  plans,
}: VersionPlansProps) {
  return (
    <Section id={id} space="tight" ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={<TestName>{heading}</TestName>}
        intro={intro}
        layout="split"
      />
      <ul className={styles.plans}>
        {plans.map(({ name, version: [before, changed, after], text, takes, price }) => (
          <li key={name}>
            <p aria-hidden className={`figures ${styles.version}`} dir="ltr">
              {before}
              <span>{changed}</span>
              {after}
            </p>
            <div className={styles.planWords}>
              <h3 className="display text-display-3">{name}</h3>
              <p className="text-soft">{text}</p>
            </div>
            <div className={styles.planPrice}>
              <p>
                <span className="figures text-display-3">{price}</span>
                <span className="block text-small text-soft">{takes}</span>
              </p>
              <ButtonLink href={buttonLink} tone="quiet" size="small">
                {buttonTitle}
                <span className="sr-only">: {name}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      <PlanNext {...next} />
    </Section>
  );
}
