import { latestPosts } from "#content/blog.ts";
import { ClientGrid } from "#app/elements/media/client-grid/client-grid.tsx";
import { CleanList } from "#app/features/blog/lists/clean-list.tsx";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { JournalBand } from "#app/sections/lists/journal-band.tsx";
import { NameFunnel } from "./bands/name-funnel/name-funnel.tsx";
import { Section } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { BrandCases } from "./bands/brand-cases/brand-cases.tsx";
import { ContactBand } from "./bands/contact-band/contact-band.tsx";
import { content } from "./content.server.ts";
import { RedrawnBand } from "./bands/redrawn-band/redrawn-band.tsx";
import { ServicesBand } from "./bands/services-band/services-band.tsx";
import { SignHero } from "./bands/sign-hero/sign-hero.tsx";

/** The page's words, and the latest that the blog has on starting something. */
export function loader() {
  return { ...content, posts: latestPosts({ category: "startup", limit: 2 }).map(listedPost) };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Work", href: "#cases" },
      { label: "Services", href: "#services" },
      { label: "Names", href: "#names" },
      { label: "Marks", href: "#before" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function BrandingAgencyHome({
  loaderData: {
    business,
    cases,
    contact,
    hero,
    journal,
    keepers,
    naming,
    posts,
    redrawn,
    services,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <SignHero {...hero} />
      <BrandCases id="cases" {...cases} />
      <ServicesBand id="services" {...services} />
      <NameFunnel id="names" {...naming} />
      <RedrawnBand id="before" {...redrawn} />
      <Section
        width="wide"
        space="none"
        aria-labelledby="keepers-heading"
        className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12"
      >
        <div className="grid content-start gap-5 lg:col-span-4">
          <h2 id="keepers-heading" className="display text-display-3">
            {keepers.heading}
          </h2>
          <p className="max-w-[40ch] text-soft">{keepers.text}</p>
        </div>
        <div className="lg:col-span-8">
          <ClientGrid clients={keepers.clients} />
        </div>
      </Section>
      <JournalBand {...journal} size="large">
        <CleanList posts={posts} />
      </JournalBand>
      <ContactBand {...contact} />
    </>
  );
}
