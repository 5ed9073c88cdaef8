import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Definitions } from "#app/elements/text/list/list.tsx";
import { PeoplePile } from "#app/elements/people/people/people.tsx";
import { QuoteWall } from "#app/elements/people/quote-wall/quote-wall.tsx";
import { RotateBox } from "#app/elements/motion/rotate-box/rotate-box.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { SharedHours } from "./shared-hours.tsx";
import { companyTrail } from "../trail.ts";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = { business: firm };

export default function WhoWeAre({
  loaderData: { faults, hours, rules, sentences, table, title },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        align="end"
        heading={title.heading}
        intro={title.intro}
        trail={companyTrail}
        crumb="Who we are"
      >
        <Definitions items={title.facts} className="w-full text-small" />
      </PageTitle>
      <SharedHours id="hours" {...hours} />
      <Section width="wide" aria-labelledby="sentences-heading">
        <SectionHeader
          id="sentences-heading"
          heading={sentences.heading}
          intro={sentences.intro}
          layout="ruled"
          className="mb-10"
        />
        <QuoteWall
          quotes={sentences.quotes.map(({ key, text, isLead, name, title, href }) => ({
            key,
            text,
            isLead,
            source: (
              <>
                {name}, in{" "}
                <Link href={href} className="underline underline-offset-4 hover:decoration-2">
                  <cite>{title}</cite>
                </Link>
              </>
            ),
          }))}
        />
      </Section>
      <Faults {...faults} />
      <Section width="wide" aria-labelledby="rules-heading">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
          <h2 id="rules-heading" className="display text-display-2 lg:col-span-5">
            {rules.heading}
          </h2>
          <Accordion
            items={rules.items}
            single
            open="who-decides"
            className="lg:col-span-6 lg:col-start-7"
          />
        </div>
      </Section>
      <Section ground="sunken" width="wide" aria-label={table.link.label}>
        <PeoplePile people={table.people} statement={table.statement} />
        {table.link.href && (
          <p className="mt-8">
            <ButtonLink href={table.link.href}>{table.link.label}</ButtonLink>
          </p>
        )}
      </Section>
    </>
  );
}

function Faults({ heading, intro, items }: typeof content.faults) {
  return (
    <Section ground="tint" width="wide" aria-labelledby="faults-heading">
      <SectionHeader id="faults-heading" heading={heading} intro={intro} layout="split" />
      <ul className="mt-12 grid grid-cols-1 gap-5 sm:grid-cols-2 lg:grid-cols-[5fr_4fr_4fr]">
        {items.map(({ label, fault, cure }, index) => (
          <li key={label}>
            <RotateBox
              turn="over"
              label={label}
              front={
                <div className="grid content-between gap-8 bg-raised p-card">
                  <p aria-hidden className="figures text-display-2 text-brand-ink">
                    {index + 1}
                  </p>
                  <div className="grid gap-3">
                    <h3 className="display max-w-[12ch] text-display-3">{label}</h3>
                    <p className="text-soft">{fault}</p>
                  </div>
                </div>
              }
              back={
                <p data-tone="brand" className="grid content-end p-card text-lead">
                  {cure}
                </p>
              }
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
