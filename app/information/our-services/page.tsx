import { Byline } from "#app/elements/people/byline.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { ClientMark } from "#app/elements/media/client-mark.tsx";
import { ClientNotes } from "#app/elements/media/client-notes/client-notes.tsx";
import { ResultQuote } from "#app/elements/people/result-quote.tsx";
import { CallToActionCard } from "#app/sections/calls/call-to-action.tsx";
import { FileDrawer } from "./file-drawer.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { PictureSplit } from "#app/sections/statements/picture-split.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { companyTrail } from "../trail.ts";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = { business: firm };

export default function OurServices({
  loaderData: { clients, drawer, kept, reasons, result, title },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        ground="night"
        heading={title.heading}
        intro={title.intro}
        trail={companyTrail}
        crumb="Our services"
      >
        <p className="text-small text-soft">{title.note}</p>
        <ButtonLink href={title.action.href} className="justify-self-start">
          {title.action.label}
        </ButtonLink>
      </PageTitle>
      <FileDrawer id="folders" {...drawer} />
      <PictureSplit {...reasons} position="72% 50%" />
      <Section ground="sunken" width="wide" aria-label="One result">
        <ResultQuote
          {...result}
          mark={<ClientMark name="orchard-mutual" label="" className="text-lead" />}
        />
      </Section>
      <Section width="wide" aria-labelledby="clients-heading">
        <SectionHeader id="clients-heading" heading={clients.heading} className="mb-10" />
        <ClientNotes notes={clients.notes} />
      </Section>
      <Section ground="tint" width="wide" aria-labelledby="kept-heading">
        <div className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12">
          <SectionHeader
            id="kept-heading"
            heading={kept.heading}
            intro={kept.intro}
            size="medium"
            className="lg:col-span-5"
          />
          <ul className="grid content-start gap-6 lg:col-span-6 lg:col-start-7">
            {kept.people.map((person) => (
              <li key={person.name} className="border-t border-edge pt-6">
                <Byline {...person} />
              </li>
            ))}
          </ul>
        </div>
        <div className="mt-16">
          <CallToActionCard {...kept.call} />
        </div>
      </Section>
    </>
  );
}
