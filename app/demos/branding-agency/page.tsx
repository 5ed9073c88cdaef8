import * as styles from "./page.module.css";
import { latestPosts } from "#content/blog.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { JournalBand } from "#app/sections/lists/journal-band.tsx";
import { NameFunnel } from "./bands/name-funnel/name-funnel.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { BrandCases } from "./bands/brand-cases/brand-cases.tsx";
import { ContactBand } from "./bands/contact-band/contact-band.tsx";
import { content } from "./content.server.ts";
import { DatedPosts } from "./bands/dated-posts/dated-posts.tsx";
import { KeptMarks } from "./bands/kept-marks/kept-marks.tsx";
import { RedrawnBand } from "./bands/redrawn-band/redrawn-band.tsx";
import { ServicesBand } from "./bands/services-band/services-band.tsx";
import { SignHero } from "./bands/sign-hero/sign-hero.tsx";

/** The page's words, and the latest that the blog has on starting something. */
export function loader() {
  const posts = latestPosts({ category: "startup", limit: 2 }).map(
    ({ href, title, content: text, date, author }) => ({
      href,
      title,
      content: text,
      date,
      author: author.name,
    }),
  );
  return { ...content, posts };
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
    <div className={styles.page}>
      <StructuredData business={business} />
      <SignHero {...hero} />
      <BrandCases id="cases" {...cases} />
      <ServicesBand id="services" {...services} />
      <NameFunnel id="names" {...naming} />
      <RedrawnBand id="before" {...redrawn} />
      <KeptMarks {...keepers} />
      <JournalBand id="journal" heading={journal.heading} all={journal.all} size="large">
        <DatedPosts label={journal.listLabel} posts={posts} />
      </JournalBand>
      <ContactBand {...contact} />
    </div>
  );
}
