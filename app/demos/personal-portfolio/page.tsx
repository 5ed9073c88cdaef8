import * as styles from "./page.module.css";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { AddressedPosts } from "./bands/addressed-posts/addressed-posts.tsx";
import { LifeLine } from "./bands/life-line/life-line.tsx";
import { EvidenceWall } from "./bands/evidence-wall/evidence-wall.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { ContactBand } from "./bands/contact-band/contact-band.tsx";
import { content } from "./content.server.ts";
import { HelloHero } from "./bands/hello-hero/hello-hero.tsx";
import { TapedNotes } from "./bands/taped-notes/taped-notes.tsx";
import { WorkBand } from "./bands/work-band/work-band.tsx";

/** The page's words. */
export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Work", href: "#work" },
      { label: "Years", href: "#years" },
      { label: "Evidence", href: "#skills" },
      { label: "Voices", href: "#voices" },
      { label: "Reading", href: "#reading" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function PersonalPortfolioHome({
  loaderData: { business, contact, hero, life, reading, skills, voices, work },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <HelloHero {...hero} />
      <WorkBand {...work} />
      <LifeLine id="years" {...life} />
      <EvidenceWall id="skills" {...skills} />
      <TapedNotes id="voices" {...voices} />
      <AddressedPosts id="reading" {...reading} />
      <ContactBand {...contact} />
    </div>
  );
}
