import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { PieChart } from "#app/elements/figures/pie-chart/pie-chart.tsx";
import { CallToActionBand } from "#app/sections/calls/call-to-action.tsx";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import { PictureSplit } from "#app/sections/statements/picture-split.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StepsWithExits } from "./steps-with-exits.tsx";
import { companyTrail } from "../trail.ts";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = { business: firm };

export default function OurProcess({
  loaderData: { closing, hours, opening, questions, title, way },
}: Route.ComponentProps) {
  return (
    <>
      <MiniPageTitle {...title} trail={companyTrail} />
      <PictureSplit {...opening} position="74% 50%" />
      <StepsWithExits id="way" {...way} />
      <Section width="wide" aria-labelledby="hours-heading">
        <div className="grid grid-cols-1 items-center gap-x-8 gap-y-12 lg:grid-cols-12">
          <SectionHeader
            id="hours-heading"
            heading={hours.heading}
            intro={hours.intro}
            className="lg:col-span-4"
          />
          <div className="lg:col-span-7 lg:col-start-6">
            <PieChart
              caption={hours.caption}
              columns={hours.columns}
              parts={hours.parts}
              unit=" h"
              look="half"
            >
              <p className="figures text-display-2">{hours.sum}</p>
              <p className="text-small text-soft">{hours.unit}</p>
            </PieChart>
          </div>
        </div>
      </Section>
      <Section ground="tint" aria-labelledby="questions-heading">
        <SectionHeader
          id="questions-heading"
          heading={questions.heading}
          size="medium"
          className="mb-8"
        />
        <Accordion items={questions.items} look="boxed" single />
      </Section>
      <CallToActionBand {...closing} />
    </>
  );
}
