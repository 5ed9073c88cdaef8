import * as styles from "./pricing-tabs.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Tabs } from "#app/elements/actions/tabs/tabs.tsx";
import * as words from "#app/sections/words.ts";
import { perTerm, type PlanTerm } from "../plan-terms.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { Icon } from "#app/elements/media/icon.tsx";

/** One plan (specification, point 3). */
export interface Plan {
  title: string;
  subtitle: string;
  /** With its currency, as price lists set it (specification, point 3): `formatPlanPrice` makes it. */
  price: string;
  features: readonly { amount: string; text: string }[];
  buttonTitle: string;
  buttonLink: string;
  isPopular?: boolean;
}

export interface PlanSet {
  term: PlanTerm;
  label: string;
  plans: readonly Plan[];
}

interface PricingTabsProps {
  id: string;
  heading: string;
  intro: string;
  sets: readonly PlanSet[];
  /** On phones a plan is as low as it can be: its price beside its name, its features in two columns. */
  compact?: boolean;
  /** Below the plans. */
  children?: ReactNode;
}

/** Plans by month and by year; the first set is open. The popular plan is a card, its neighbours are columns of a table. */
export function PricingTabs({
  id,
  heading,
  intro,
  sets,
  compact = false,
  children,
}: PricingTabsProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} className="mb-10" />
      <Tabs
        label={words.billing}
        tabs={sets.map(({ term, label, plans }) => ({
          key: term,
          label,
          content: (
            <ul className="grid gap-6 lg:mt-6 lg:grid-cols-3 lg:gap-0">
              {plans.map((plan) => (
                <PlanCard key={plan.title} plan={plan} term={term} compact={compact} />
              ))}
            </ul>
          ),
        }))}
      />
      {children}
    </Section>
  );
}

function PlanCard({
  plan,
  term,
  compact,
}: {
  plan: Plan;
  term: PlanSet["term"];
  compact: boolean;
}) {
  return (
    <li
      className={clsx(
        "relative grid grid-rows-[auto_auto_1fr_auto] grid-cols-1 gap-7 rounded-card p-card lg:p-10",
        plan.isPopular
          ? "bg-raised shadow-(--shadow-raised) lg:-my-6 lg:py-16"
          : "border border-line lg:border-0",
        compact && styles.compact,
      )}
    >
      <div>
        <div className="flex flex-wrap items-center justify-between gap-2">
          <h3 className="text-small font-bold tracking-[0.08em]">{plan.title}</h3>
          {plan.isPopular && (
            <p className="rounded-full bg-accent px-3 py-0.5 text-label font-semibold text-on-accent">
              {words.mostPopular}
            </p>
          )}
        </div>
        <p className="mt-1 text-small text-soft">{plan.subtitle}</p>
      </div>
      <p className="flex flex-wrap items-baseline gap-2">
        <span className="figures text-[length:min(clamp(2.75rem,2rem+2vw,4rem),14vw)] lg:text-[length:min(4rem,5.4vw)] leading-none tabular-nums">
          {plan.price}
        </span>
        <span className="text-small text-soft">{perTerm[term]}</span>
      </p>
      <ul
        className={clsx(
          "grid content-start gap-3 border-t border-line pt-6",
          compact && styles.features,
        )}
      >
        {plan.features.map(({ amount, text }) => (
          <li key={text} className="flex items-center gap-3">
            <Icon name="check" className="size-4.5 shrink-0 text-brand-ink" />
            <span>
              <b>{amount}</b> {text}
            </span>
          </li>
        ))}
      </ul>
      <ButtonLink href={plan.buttonLink} tone={plan.isPopular ? "solid" : "quiet"}>
        {plan.buttonTitle}
        <span className="sr-only">
          {!plan.buttonTitle.endsWith(plan.title) && ` ${plan.title}`}, {plan.price} {perTerm[term]}
        </span>
      </ButtonLink>
    </li>
  );
}
