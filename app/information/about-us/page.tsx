import { Byline } from "#app/elements/people/byline.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { PeopleLineup } from "#app/elements/people/people-lineup/people-lineup.tsx";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { ServiceIndex } from "#app/elements/text/service-index/service-index.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { FacingHalves } from "./facing-halves.tsx";
import { FigureRow } from "#app/sections/figures/figure-row.tsx";
import { ParallaxPageTitle } from "#app/sections/page-titles/parallax-page-title/parallax-page-title.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { homeTrail } from "../trail.ts";
import { firm } from "../firm.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = { business: firm, header: { over: "dark" } };

export default function AboutUs({
  loaderData: { figures, further, halves, people, title, voice },
}: Route.ComponentProps) {
  return (
    <>
      <ParallaxPageTitle {...title} crumb="About us" trail={homeTrail} position="80% 50%" />
      <Section width="wide" aria-labelledby="people-heading">
        <div className="mb-10 flex flex-wrap items-end justify-between gap-8 lg:mb-14">
          <SectionHeader
            id="people-heading"
            heading={people.heading}
            intro={people.intro}
            className="max-w-[46rem]"
          />
          <ButtonLink href={people.link.href} tone="quiet">
            {people.link.label}
          </ButtonLink>
        </div>
        <PeopleLineup people={people.people} />
      </Section>
      <FacingHalves id="products" {...halves} />
      <Section space="roomy">
        <Quote
          text={voice.text}
          source={<Byline name={voice.name} detail={voice.detail} picture={voice.picture} />}
          look="hung"
        />
      </Section>
      <FigureRow items={figures} />
      {further.pages.length > 0 && (
        <Section width="wide" aria-labelledby="further-heading">
          <SectionHeader id="further-heading" heading={further.heading} className="mb-8" />
          <ServiceIndex services={further.pages} />
        </Section>
      )}
    </>
  );
}
