import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { BackersByTier } from "./bands/backers-by-tier/backers-by-tier.tsx";
import { DayBill } from "./bands/day-bill/day-bill.tsx";
import { PierLunch } from "./bands/pier-lunch/pier-lunch.tsx";
import { PlaceOnMap } from "#app/sections/places/place-on-map/place-on-map.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { TicketStubs } from "./bands/ticket-stubs/ticket-stubs.tsx";
import { TrackProgramme } from "./bands/track-programme/track-programme.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { DateHero } from "./bands/date-hero/date-hero.tsx";
import { LastLight } from "./bands/last-light/last-light.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Speakers", href: "#speakers" },
      { label: "Schedule", href: "#schedule" },
      { label: "Tickets", href: "#tickets" },
      { label: "Venue", href: "#venue" },
      { label: "Questions", href: "#questions" },
    ],
  },
};

export default function EventsConferenceHome({
  loaderData: {
    business,
    end,
    hero,
    letter,
    lunch,
    questions,
    schedule,
    speakers,
    sponsors,
    tickets,
    venue,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      {/* Not under a bar that covers: its ground is the same by day and by night. */}
      <div className="pt-(--header-overlap)">
        <DateHero {...hero} />
      </div>
      <DayBill id="speakers" {...speakers} />
      <TrackProgramme id="schedule" {...schedule} />
      <TicketStubs id="tickets" {...tickets} />
      <PierLunch id="lunch" {...lunch} />
      <PlaceOnMap id="venue" {...venue} />
      <BackersByTier id="sponsors" {...sponsors} />
      <Section id="questions" width="wide" aria-labelledby="questions-heading">
        <SectionHeader id="questions-heading" heading={questions.heading} className="mb-10" />
        <div className="grid grid-cols-1 items-start lg:grid-cols-2 lg:gap-x-16">
          {questions.columns.map((items) => (
            <Accordion
              key={items[0]?.id}
              items={items.map(({ id, title, text }) => ({
                id,
                title,
                content: <p className="max-w-[62ch] text-soft">{text}</p>,
              }))}
            />
          ))}
        </div>
      </Section>
      <LastLight {...end} letter={letter} />
    </>
  );
}
