import type { ReactNode } from "react";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import * as words from "#app/sections/words.ts";
import { perTerm } from "./plan-terms.ts";
import type { PlanSet } from "./pricing-tabs/pricing-tabs.tsx";
import { Section } from "#app/sections/section.tsx";

/** Plans as the lines of a price list: read down, compare the figures. For prices without much to explain. */
export function PlanRows({ label, term, plans, children }: PlanSet & { children?: ReactNode }) {
  return (
    <Section space="tight" width="wide" aria-label={label}>
      <ul className="border-t-2 border-ink">
        {plans.map(({ title, subtitle, price, features, buttonTitle, buttonLink, isPopular }) => (
          <li
            key={title}
            className="grid grid-cols-1 items-baseline gap-x-8 gap-y-4 border-b border-line py-7 md:grid-cols-[4fr_4fr_minmax(14rem,3fr)]"
          >
            <div>
              <h3 className="display text-display-3">{title}</h3>
              <p className="text-small text-soft">{subtitle}</p>
              {isPopular && (
                <p className="mt-2 inline-block rounded-full bg-accent px-3 py-1 text-label font-semibold text-on-accent">
                  {words.mostPopular}
                </p>
              )}
            </div>
            {/* Without features its place stays: the columns are those of the rows above. */}
            <p className="text-soft">
              {features.length > 0 &&
                `${features.map(({ amount, text }) => `${amount} ${text}`).join(", ")}.`}
            </p>
            <div className="flex flex-wrap items-baseline gap-x-6 gap-y-3 md:grid md:justify-items-end">
              <p>
                <span className="figures text-display-3">{price}</span>{" "}
                <span className="text-small text-soft">{perTerm[term]}</span>
              </p>
              <ButtonLink href={buttonLink} tone={isPopular ? "solid" : "quiet"} size="small">
                {buttonTitle}
                <span className="sr-only"> {title}</span>
              </ButtonLink>
            </div>
          </li>
        ))}
      </ul>
      {children}
    </Section>
  );
}
