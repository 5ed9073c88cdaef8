import "./startup.module.css";
import { latestPosts } from "#content/blog.ts";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostMasonry } from "./bands/post-masonry.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { CardCarousel } from "./bands/card-carousel.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { CohortChart } from "./bands/cohort-chart/cohort-chart.tsx";
import { HostingPlans } from "./bands/hosting-plans/hosting-plans.tsx";
import { DeskBand } from "./bands/desk-band/desk-band.tsx";
import { ServiceDrawings } from "./bands/service-drawings.tsx";
import { ServiceWall } from "./bands/service-wall/service-wall.tsx";
import { ResultBand } from "./bands/result-band/result-band.tsx";
import { StartupHero } from "./bands/startup-hero.tsx";
import { Strengths } from "./bands/strengths/strengths.tsx";
import { TwentyYears } from "./bands/twenty-years/twenty-years.tsx";

/** The page's words, and the home blog grid: posts of masonry type in the startup category (specification, point 9). */
export function loader() {
  const posts = latestPosts({ blogType: "masonry", category: "startup", limit: 6 });
  return { ...content, posts: posts.map(listedPost) };
}

export const handle: PageHandle = {
  business,
  header: {
    over: "light",
    sections: [
      { label: "Companies", href: "#companies" },
      { label: "Design services", href: "#services" },
      { label: "Process", href: "#process" },
      { label: "Pricing", href: "#pricing" },
      { label: "Journal", href: "#journal" },
    ],
    hideErrors: true,
  },
};

export default function StartupHome({
  loaderData: {
    about,
    carousel,
    closing,
    figures,
    hero,
    journal,
    posts,
    pricing,
    process,
    services,
    strengths,
    years,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StartupHero {...hero} />
      <Strengths items={strengths} />
      <TwentyYears items={figures} {...years} />
      <DeskBand {...about} />
      <CardCarousel id="companies" {...carousel} />
      <ServiceDrawings />
      <ServiceWall id="services" {...services} />
      <CohortChart id="process" {...process} />
      <HostingPlans id="pricing" {...pricing} />
      <Section id="journal" width="wide" aria-labelledby="journal-heading">
        <SectionHeader
          id="journal-heading"
          heading={journal.heading}
          intro={journal.intro}
          className="mb-12 lg:mb-16"
        />
        <PostMasonry posts={posts} />
      </Section>
      <ResultBand {...closing} />
    </>
  );
}
