import { TextLink } from "#app/elements/actions/text-link.tsx";
import { requestContext } from "#app/engine/request-context.server.ts";
import { KeepingLedger } from "./keeping-ledger.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { homeTrail } from "../trail.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

/** The periods are the server's own: tokens in the prerendered page, which the server replaces when it starts. */
export function loader({ context }: Route.LoaderArgs) {
  return content(context.get(requestContext).ledger);
}

type Content = Route.ComponentProps["loaderData"];

export default function PrivacyPolicyPage({
  loaderData: { title, kept, browser, chapters },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle heading={title.heading} intro={title.intro} crumb={title.crumb} trail={homeTrail}>
        <p className="text-small text-soft">{title.note}</p>
        <TextLink href={title.short.href} className="text-brand-ink">
          {title.short.label}
        </TextLink>
      </PageTitle>
      {/* An export without a server keeps nothing. */}
      {kept.entries.length > 0 && <KeepingLedger {...kept} />}
      <InYourBrowser {...browser} />
      <Section width="wide">
        <div className="grid grid-cols-1 gap-x-16 gap-y-14 md:grid-cols-2">
          {chapters.map((chapter) => (
            <Chapter key={chapter.id} {...chapter} />
          ))}
        </div>
      </Section>
    </>
  );
}

function InYourBrowser({ id, heading, intro, entries }: Content["browser"]) {
  return (
    <Section id={id} tone="night" width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
        <SectionHeader
          id={`${id}-heading`}
          heading={heading}
          intro={intro}
          className="lg:col-span-4"
        />
        <dl className="border-t border-ink lg:col-span-7 lg:col-start-6">
          {entries.map(({ name, kind, holds, ends }) => (
            <div
              key={name}
              className="grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-5 sm:grid-cols-[5fr_7fr]"
            >
              <dt>
                <span className="font-mono text-lead [overflow-wrap:anywhere]">{name}</span>
                <span className="block text-small text-soft">{kind}</span>
              </dt>
              <dd className="grid gap-1">
                <span>Holds {holds}.</span>
                <span className="text-small text-soft">{ends}.</span>
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}

function Chapter({ id, heading, paragraphs, providers, link }: Content["chapters"][number]) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-1 content-start gap-4 border-t-2 border-ink pt-5"
    >
      <h2 id={`${id}-heading`} className="display text-display-3">
        {heading}
      </h2>
      {paragraphs.map((paragraph) => (
        <p key={paragraph} className="max-w-prose">
          {paragraph}
        </p>
      ))}
      {providers && (
        <ul className="grid gap-3 text-small">
          {providers.map(({ name, company, sends, privacy }) => (
            <li key={name} className="max-w-prose">
              <a href={privacy} className="font-semibold underline underline-offset-3">
                {name}
              </a>
              , {company}. <span className="text-soft">{sends}</span>
            </li>
          ))}
        </ul>
      )}
      {link && (
        <p>
          <TextLink href={link.href} className="text-brand-ink">
            {link.label}
          </TextLink>
        </p>
      )}
    </section>
  );
}
