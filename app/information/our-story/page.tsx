import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Timeline } from "#app/elements/text/list/list.tsx";
import { ParallaxPicture } from "#app/elements/motion/parallax/parallax.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { BigPageTitle } from "#app/sections/page-titles/big-page-title/big-page-title.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StoryYears } from "./story-years.tsx";
import { companyTrail } from "../trail.ts";
import { firm } from "../firm.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

/** The header of this page is its calendar. */
export const handle: PageHandle = {
  business: firm,
  header: {
    sections: [2020, 2021, 2022, 2023, 2024, 2025, 2026].map((year) => ({
      label: String(year),
      href: `#y${year}`,
    })),
  },
};

export default function OurStory({
  loaderData: { ahead, horizon, title, years },
}: Route.ComponentProps) {
  return (
    <>
      <BigPageTitle {...title} trail={companyTrail} />
      <ParallaxPicture
        picture={horizon}
        sizes="100vw"
        position="30% 60%"
        className="h-[min(34rem,62vw)]"
      />
      <StoryYears years={years} label="Year by year" />
      <Section ground="tint" width="wide" aria-labelledby="ahead-heading">
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
          <div className="grid content-between gap-10 lg:col-span-5">
            <SectionHeader id="ahead-heading" heading={ahead.heading} intro={ahead.intro} />
            <p className="flex flex-wrap gap-x-6 gap-y-3">
              {ahead.actions.map(({ label, href }, index) => (
                <ButtonLink key={href} href={href} tone={index === 0 ? "solid" : "bare"}>
                  {label}
                </ButtonLink>
              ))}
            </p>
          </div>
          <Timeline items={ahead.items} className="lg:col-span-6 lg:col-start-7" />
        </div>
      </Section>
    </>
  );
}
