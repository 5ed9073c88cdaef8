import { postById } from "#content/blog.ts";
import { listedArticle } from "#app/features/blog/lists/listed-article.server.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { AskedServices } from "./bands/asked-services/asked-services.tsx";
import { CaseCurve } from "./bands/case-curve/case-curve.tsx";
import { DoorPlans } from "./bands/door-plans/door-plans.tsx";
import { RankTable } from "./bands/rank-table/rank-table.tsx";
import { SearchResults } from "./bands/search-results.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { VisitorCrowd } from "./bands/visitor-crowd/visitor-crowd.tsx";
import { WeekBars } from "./bands/week-bars/week-bars.tsx";
import type { Route } from "./+types/page.ts";
import { CallBand } from "./bands/call-band/call-band.tsx";
import { CheckHero } from "./bands/check-hero/check-hero.tsx";
import { content, journalPosts } from "./content.server.ts";

/** The page's words, and the posts of the journal that belong to its trade. */
export function loader() {
  const posts = journalPosts.map(postById).filter((post) => post !== undefined);
  return { ...content, posts: posts.map(listedArticle) };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "How it works", href: "#process" },
      { label: "Services", href: "#services" },
      { label: "Results", href: "#results" },
      { label: "Prices", href: "#prices" },
      { label: "Case", href: "#case" },
      { label: "Write to us", href: "#call" },
    ],
  },
};

export default function SeoAgencyHome({
  loaderData: {
    business,
    call,
    channels,
    check,
    hero,
    journal,
    plans,
    posts,
    process,
    results,
    services,
    story,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <CheckHero hero={hero} check={check} />
      <WeekBars id="process" {...process} />
      <AskedServices id="services" {...services} />
      <RankTable id="results" {...results} />
      <VisitorCrowd id="channels" {...channels} />
      <DoorPlans id="prices" {...plans} />
      <CaseCurve id="case" {...story} position="50% 57%" />
      <SearchResults id="journal" {...journal} articles={posts} />
      <CallBand {...call} />
    </>
  );
}
