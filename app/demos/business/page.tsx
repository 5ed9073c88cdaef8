import * as styles from "./business-page.module.css";
import { latestPosts } from "#content/blog.ts";
import { listedArticle } from "#app/features/blog/lists/listed-article.server.ts";
import { ClientGrid } from "#app/elements/media/client-grid/client-grid.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { CaseSlider } from "./bands/case-slider/case-slider.tsx";
import { FiguresByYear } from "./bands/figures-by-year/figures-by-year.tsx";
import { PicturedIndex } from "./bands/pictured-index/pictured-index.tsx";
import { Section } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { ContactBand } from "./bands/contact-band/contact-band.tsx";
import { content } from "./content.server.ts";
import { LastOpinion } from "./bands/last-opinion/last-opinion.tsx";
import { OfficeRelay } from "./bands/office-relay/office-relay.tsx";
import { PartnersBand } from "./bands/partners-band/partners-band.tsx";
import { SignedHero } from "./bands/signed-hero/signed-hero.tsx";
import { WaitingRoom } from "./bands/waiting-room/waiting-room.tsx";

/** The page's words, and three posts for "insights". */
export function loader() {
  return {
    ...content,
    posts: latestPosts({ category: "business", limit: 3 }).map(listedArticle),
  };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "What we do", href: "#services" },
      { label: "Cases", href: "#cases" },
      { label: "Partners", href: "#partners" },
      { label: "Insights", href: "#insights" },
      { label: "Offices", href: "#offices" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function BusinessHome({
  loaderData: {
    business,
    cases,
    clients,
    contact,
    figures,
    hero,
    insights,
    offices,
    opinion,
    partners,
    posts,
    services,
  },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <SignedHero {...hero} />
      <Section width="wide" space="none" aria-label={clients.label} className={styles.clients}>
        <p className="text-small text-soft">{clients.text}</p>
        <ClientGrid clients={clients.names} look="line" />
      </Section>
      <PicturedIndex id="services" {...services} />
      <FiguresByYear id="figures" {...figures} />
      <CaseSlider id="cases" {...cases} />
      <PartnersBand {...partners} />
      <WaitingRoom id="insights" {...insights} articles={posts} />
      <OfficeRelay id="offices" {...offices} />
      <ContactBand {...contact} />
      <LastOpinion {...opinion} />
    </div>
  );
}
