import "./startup.module.css";
import { latestPosts } from "#content/blog.ts";
import { listedPost } from "#app/features/blog/lists/listed-post.server.ts";
import { PostMasonry } from "./bands/post-masonry.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { CardCarousel } from "./bands/card-carousel.tsx";
import { FigureRow } from "#app/sections/figures/figure-row.tsx";
import { IconRow } from "#app/sections/lists/icon-row.tsx";
import { PictureSplit } from "#app/sections/statements/picture-split.tsx";
import { PricingTabs } from "#app/sections/prices/pricing-tabs.tsx";
import { RisingSteps } from "#app/sections/lists/rising-steps.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { ServiceBento } from "#app/sections/lists/service-bento.tsx";
import { SubscribeBand } from "#app/features/newsletter/subscribe-band.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { StartupHero } from "./bands/startup-hero.tsx";

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
  },
}: Route.ComponentProps) {
  return (
    <>
      <StartupHero {...hero} />
      <IconRow items={strengths} />
      <FigureRow items={figures} />
      <PictureSplit {...about} />
      <CardCarousel id="companies" {...carousel} />
      <ServiceBento id="services" {...services} />
      <RisingSteps id="process" {...process} />
      <PricingTabs id="pricing" {...pricing} />
      <Section id="journal" width="wide" aria-labelledby="journal-heading">
        <SectionHeader
          id="journal-heading"
          heading={journal.heading}
          intro={journal.intro}
          className="mb-12 lg:mb-16"
        />
        <PostMasonry posts={posts} />
      </Section>
      <SubscribeBand {...closing} hideErrors />
    </>
  );
}
