import * as styles from "./plan-comparison.module.css";
import { clsx } from "clsx";
import { useRef } from "react";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { useScrollStop } from "#app/lib/use-scroll-stop.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { fill } from "#shared/words.ts";
import * as words from "#app/sections/words.ts";

export interface ComparedPlan {
  title: string;
  subtitle: string;
  /** With its currency, as price lists set it (specification, point 3): `formatPlanPrice` makes it. */
  price: string;
  buttonTitle: string;
  buttonLink: string;
  isPopular?: boolean;
}

interface PlanComparisonProps {
  id: string;
  heading: string;
  /** After each price: "a month". */
  per: string;
  plans: readonly ComparedPlan[];
  /** One line each: a value for every plan, in their order. True and false are drawn as signs and said in words. */
  rows: readonly { label: string; values: readonly (string | boolean)[] }[];
}

/**
 * Plans compared line by line, as a true table. Where it is wider than the screen it scrolls by itself, with the names of the lines
 * standing still and a hint that there is more.
 */
export function PlanComparison({ id, heading, per, plans, rows }: PlanComparisonProps) {
  const table = useRef<HTMLElement>(null);
  const stop = useScrollStop(table);
  return (
    <Section space="tight" width="wide" aria-labelledby={id}>
      <SectionHeader id={id} heading={heading} size="medium" className="mb-6" />
      <p aria-hidden className={`${styles.hint} mb-3`}>
        <Icon name="arrow-right" className="size-4 rtl:rotate-180" />
        {words.scrollSideways}
      </p>
      <section
        ref={table}
        aria-label={fill(words.tableOf, { heading })}
        {...stop}
        className={styles.comparison}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">
                <span className="sr-only">{words.whatYouGet}</span>
              </th>
              {plans.map(({ title, subtitle, price, isPopular }) => (
                <th key={title} scope="col" className={clsx(isPopular && styles.popular)}>
                  <span className="display block text-display-4">{title}</span>
                  <span className="block text-small font-normal text-soft">{subtitle}</span>
                  <span className="figures mt-1 block text-display-3">{price}</span>
                  <span className="text-small text-soft">
                    {isPopular ? fill(words.perMostPopular, { per }) : per}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ label, values }) => (
              <tr key={label}>
                <th scope="row">{label}</th>
                {plans.map(({ title, isPopular }, index) => (
                  <td key={title} className={clsx(isPopular && styles.popular)}>
                    <Value value={values[index]} />
                  </td>
                ))}
              </tr>
            ))}
            <tr>
              <th scope="row">
                <span className="sr-only">{words.choose}</span>
              </th>
              {plans.map(({ title, buttonTitle, buttonLink, isPopular }) => (
                <td key={title} className={clsx(isPopular && styles.popular)}>
                  <ButtonLink href={buttonLink} size="small" tone={isPopular ? "solid" : "quiet"}>
                    {buttonTitle}
                    <span className="sr-only"> {title}</span>
                  </ButtonLink>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </section>
    </Section>
  );
}

function Value({ value }: { value: string | boolean | undefined }) {
  if (typeof value === "string") return <span className="font-semibold">{value}</span>;
  return (
    <>
      <Icon
        name={value ? "check" : "minus"}
        className={clsx("size-5", value ? "text-brand-ink" : "text-soft")}
      />
      <span className="sr-only">{value ? words.included : words.notIncluded}</span>
    </>
  );
}
