import { Link } from "#app/elements/actions/link.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { searchForms } from "#app/slots/search.ts";
import { Slot } from "#app/slots/slot.tsx";
import { asLink, decisions, guides } from "../documents.server.ts";
import * as words from "../words.ts";
import type { Route } from "./+types/contents.ts";

export function loader() {
  return {
    guides: guides.map(({ title, documents }) => ({ title, documents: documents.map(asLink) })),
    decisions: decisions.map(({ path, title }) => ({ path, title })),
  };
}

/** What there is to read: the guides by what one wants to do, then the decisions. */
export default function DocumentationPage({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        heading={words.headline}
        intro={words.intro}
        crumb={words.documentation}
        trail={[{ label: words.home, href: "/" }]}
      >
        <Slot of={searchForms} label={words.searchLabel} className="w-full" />
      </PageTitle>
      <Section width="wide">
        <div className="grid grid-cols-1 gap-y-16">
          {loaderData.guides.map(({ title, documents }) => (
            <section key={title} className="grid grid-cols-1 gap-x-8 gap-y-6 lg:grid-cols-12">
              <h2 className="display text-display-3 lg:col-span-4">{title}</h2>
              <ul className="border-t border-ink lg:col-span-8">
                {documents.map((document) => (
                  <Guide key={document.path} {...document} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </Section>
      <Section
        id="decisions"
        ground="sunken"
        width="wide"
        aria-labelledby="decisions-heading"
        className="scroll-mt-(--header-cover)"
      >
        <SectionHeader
          id="decisions-heading"
          heading={words.decisions}
          intro={words.decisionsIntro}
          layout="split"
        />
        <ol className="mt-12 grid grid-cols-1 gap-x-12 md:grid-cols-2 xl:grid-cols-3">
          {loaderData.decisions.map(({ path, title }) => (
            <li key={path} className="border-t border-line">
              <Link
                href={path}
                className="block py-3 text-small hover:underline hover:underline-offset-4"
              >
                {title}
              </Link>
            </li>
          ))}
        </ol>
      </Section>
    </>
  );
}

function Guide({ path, title, summary }: { path: string; title: string; summary: string }) {
  return (
    <li className="group relative grid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-6 md:grid-cols-[5fr_7fr]">
      <h3 className="text-lead font-semibold">
        <Link
          href={path}
          className="group-hover:underline group-hover:underline-offset-4 after:absolute after:inset-0"
        >
          {title}
        </Link>
      </h3>
      <p className="text-small text-soft">{summary}</p>
    </li>
  );
}
