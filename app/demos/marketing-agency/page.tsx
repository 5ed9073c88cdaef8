import { latestPosts } from "#content/blog.ts";
import { ClientGrid } from "#app/elements/media/client-grid/client-grid.tsx";
import { PersonCard } from "#app/elements/people/person-card/person-card.tsx";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { SimpleList } from "#app/features/blog/lists/simple-list/simple-list.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { CalendarLeaves } from "./bands/calendar-leaves/calendar-leaves.tsx";
import { CollageHero } from "./bands/collage-hero/collage-hero.tsx";
import { CostFunnel } from "./bands/cost-funnel/cost-funnel.tsx";
import { JournalBand } from "#app/sections/lists/journal-band.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { CallBand } from "./bands/call-band/call-band.tsx";
import { content } from "./content.server.ts";
import { OfferCards } from "./bands/offer-cards/offer-cards.tsx";
import { OverheardWork } from "./bands/overheard-work/overheard-work.tsx";

/** The page's words, and the latest that the blog has on business. */
export function loader() {
  return { ...content, posts: latestPosts({ category: "business", limit: 5 }).map(listedPost) };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Services", href: "#services" },
      { label: "Costs", href: "#sums" },
      { label: "Work", href: "#work" },
      { label: "Process", href: "#mondays" },
      { label: "Team", href: "#people" },
    ],
  },
};

export default function MarketingAgencyHome({
  loaderData: {
    business,
    call,
    clients,
    hero,
    journal,
    posts,
    process,
    services,
    sums,
    team,
    work,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      {/* Not under a bar that covers: its ground is the same by day and by night. */}
      <div className="pt-(--header-overlap)">
        <CollageHero {...hero} />
      </div>
      <Section
        width="wide"
        space="tight"
        aria-labelledby="clients-heading"
        className="grid grid-cols-1 items-center gap-x-8 gap-y-8 lg:grid-cols-12"
      >
        <h2 id="clients-heading" className="font-semibold lg:col-span-3">
          {clients.heading}
        </h2>
        <div className="lg:col-span-9">
          <ClientGrid clients={clients.names} look="line" />
        </div>
      </Section>
      <OfferCards {...services} />
      <CostFunnel id="sums" {...sums} />
      <OverheardWork {...work} />
      <CalendarLeaves id="mondays" {...process} />
      <Section id="people" width="wide" space="tight" aria-labelledby="people-heading">
        <SectionHeader
          id="people-heading"
          heading={team.heading}
          intro={team.intro}
          layout="split"
          className="mb-12"
        />
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,6.5rem),1fr))] gap-x-4 gap-y-6 lg:grid-cols-6">
          {team.people.map((person) => (
            <li key={person.name} className="wrap-anywhere">
              <PersonCard person={person} sizes="(min-width: 62rem) 15vw, 30vw" />
            </li>
          ))}
        </ul>
      </Section>
      <JournalBand id="journal" {...journal} space="end">
        <SimpleList posts={posts} />
      </JournalBand>
      <CallBand {...call} />
    </>
  );
}
