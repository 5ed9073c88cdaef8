import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { SavingsCalculator } from "./bands/savings-calculator/savings-calculator.tsx";
import { readPlan } from "./savings.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { CostBars } from "./bands/cost-bars/cost-bars.tsx";
import { FactStrip } from "#app/sections/figures/fact-strip.tsx";
import { RateTable } from "./bands/rate-table/rate-table.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { AccountBand } from "./bands/account-band/account-band.tsx";
import { FourPages } from "./bands/four-pages.tsx";
import { GuardBand } from "./bands/guard-band/guard-band.tsx";
import { OneCent } from "./bands/one-cent/one-cent.tsx";
import { Passbook } from "./bands/passbook/passbook.tsx";
import { content } from "./content.server.ts";

/** The page's words, what the address asks for: the plan (`?monthly=300&years=20`) and the account a visitor came for. */
export function loader({ request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  return {
    ...content,
    plan: readPlan(searchParams),
    account: searchParams.get("account"),
    query: searchParams.toString(),
  };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Calculator", href: "#calculator" },
      { label: "Accounts", href: "#accounts" },
      { label: "Fees", href: "#fees" },
      { label: "Security", href: "#security" },
      { label: "Questions", href: "#questions" },
    ],
  },
};

export default function FinanceHome({
  loaderData: {
    account,
    business,
    fees,
    hero,
    open: { passbook, ...open },
    plan,
    products,
    query,
    questions,
    security,
    trust,
    voices,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <section id="calculator" aria-labelledby="claim" className="pt-(--header-overlap)">
        <SavingsCalculator
          // Back and Forward bring another plan: it begins anew.
          key={`${plan.monthly} ${plan.years}`}
          plan={plan}
          account={account}
          rate={hero.rate}
          currency={hero.currency}
          sign={hero.sign}
          prompt={hero.prompt}
          note={hero.note}
        >
          <h1 id="claim" className="display text-display-1">
            {hero.heading}
          </h1>
          <p className="mt-5 max-w-[36ch] text-lead text-soft">{hero.lead}</p>
          <p className="mt-6 flex flex-wrap gap-2">
            <ButtonLink href={hero.primary.href}>{hero.primary.label}</ButtonLink>
            <ButtonLink href={hero.secondary.href} tone="quiet">
              {hero.secondary.label}
            </ButtonLink>
          </p>
        </SavingsCalculator>
      </section>
      <FactStrip {...trust} />
      <RateTable id="accounts" {...products} query={query} />
      <CostBars id="fees" {...fees} />
      <GuardBand id="security" {...security} />
      <OneCent id="voices" {...voices} />
      <Section
        id="questions"
        width="wide"
        aria-labelledby="questions-heading"
        className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12"
      >
        <div className="lg:col-span-4">
          <SectionHeader id="questions-heading" heading={questions.heading} />
          <FourPages />
        </div>
        <Accordion
          items={questions.items.map(({ id, title, text }) => ({
            id,
            title,
            content: <p className="max-w-[62ch] text-soft">{text}</p>,
          }))}
          className="lg:col-span-7 lg:col-start-6"
        />
      </Section>
      <AccountBand {...open} account={account}>
        <Passbook {...passbook} currency={hero.currency} />
      </AccountBand>
    </>
  );
}
