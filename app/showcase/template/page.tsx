import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { TextLink } from "#app/elements/actions/text-link.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { OfficeTeaser } from "../office-walk/teaser.tsx";
import { askedIn } from "./asked.ts";
import { CommandLines } from "./bands/command-lines/command-lines.tsx";
import { DemoOverview } from "./bands/demo-overview/demo-overview.tsx";
import { PartIndex } from "./bands/part-index/part-index.tsx";
import { TemplateHero } from "./bands/template-hero/template-hero.tsx";
import { content } from "./content.server.ts";
import type { Route } from "./+types/page.ts";

export { keepOnQueryChange as shouldRevalidate } from "#app/engine/keep-on-query.ts";

export function loader({ url }: Route.LoaderArgs) {
  return { ...content, asked: askedIn(url, content.demos.features) };
}

type Content = Route.ComponentProps["loaderData"];

/** What the template is, whom it suits, what can be checked about it, and how one gets it. */
export default function TemplatePage({
  loaderData: { hero, demos, asked, claims, parts, office, get, questions, docs },
}: Route.ComponentProps) {
  return (
    <>
      <TemplateHero {...hero} />
      <DemoOverview id="demos" {...demos} asked={asked} />
      <Claims {...claims} />
      <PartIndex {...parts} />
      <OfficeTeaser {...office} />
      <GetIt {...get} />
      <Section width="wide" aria-labelledby="questions-heading">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
          <div className="grid content-start justify-items-start gap-6 lg:col-span-4">
            <h2 id="questions-heading" className="display text-display-2">
              {questions.heading}
            </h2>
            <p className="max-w-[34ch] text-soft">{docs.text}</p>
            <ButtonLink href={docs.action.href} tone="quiet">
              {docs.action.label}
            </ButtonLink>
          </div>
          <Accordion
            items={questions.list.map(({ id, title, text }) => ({
              id,
              title,
              content: <p>{text}</p>,
            }))}
            className="lg:col-span-7 lg:col-start-6"
          />
        </div>
      </Section>
    </>
  );
}

function Claims({ heading, intro, list }: Content["claims"]) {
  return (
    <Section id="claims" width="wide" aria-labelledby="claims-heading">
      <SectionHeader id="claims-heading" heading={heading} intro={intro} layout="split" />
      <ul className="mt-14 grid grid-cols-1 gap-x-8 gap-y-12 sm:grid-cols-2 xl:grid-cols-4">
        {list.map(({ figure, claim, text, see }) => (
          <li key={claim} className="grid grid-cols-1 content-start gap-3 border-t border-ink pt-5">
            <h3 className="grid gap-1">
              <span className="figures display text-display-1 text-brand-ink">{figure}</span>{" "}
              <span className="font-semibold text-balance">{claim}</span>
            </h3>
            <p className="text-small text-soft">{text}</p>
            <p className="text-small">
              {"command" in see ? (
                <code className="inline-block py-1 font-mono">{see.command}</code>
              ) : (
                <TextLink href={see.href}>{see.label}</TextLink>
              )}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  );
}

function GetIt({ heading, intro, steps, needs, guide }: Content["get"]) {
  return (
    <Section id="get" ground="tint" width="wide" aria-labelledby="get-heading">
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="grid grid-cols-1 content-start gap-8 lg:col-span-4">
          <SectionHeader id="get-heading" heading={heading} intro={intro} />
          <div>
            <h3 className="font-semibold">{needs.title}</h3>
            <ul className="mt-3 border-t border-edge text-small">
              {needs.list.map((need) => (
                <li key={need} className="border-b border-line py-2.5">
                  {need}
                </li>
              ))}
            </ul>
          </div>
        </div>
        <div className="grid grid-cols-1 content-start gap-10 lg:col-span-7 lg:col-start-6">
          <ol className="grid grid-cols-1 gap-10">
            {steps.map(({ title, text, does, commands }, index) => (
              <li key={title} className="grid grid-cols-1 gap-3">
                <h3 className="display text-display-4">
                  {index + 1}. {title}
                </h3>
                <p className="max-w-text text-soft">{text}</p>
                <CommandLines commands={commands} label={does} />
              </li>
            ))}
          </ol>
          <p>
            <TextLink href={guide.href}>{guide.label}</TextLink>
          </p>
        </div>
      </div>
    </Section>
  );
}
