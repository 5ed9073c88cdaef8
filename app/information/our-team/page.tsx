import { ProcessSteps } from "#app/elements/figures/process-steps/process-steps.tsx";
import { BreadcrumbBar } from "#app/sections/page-titles/breadcrumb-bar.tsx";
import { CallToActionCard } from "#app/sections/calls/call-to-action.tsx";
import { PeopleVoices } from "./people-voices.tsx";
import { RoundTable } from "./round-table.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { companyTrail } from "../trail.ts";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = { business: firm };

export default function OurTeam({
  loaderData: {
    monday,
    table: { hint, ...table },
    tenth,
    voices,
  },
}: Route.ComponentProps) {
  return (
    <>
      <RoundTable {...table} />
      <BreadcrumbBar trail={companyTrail} current="Our team">
        {hint}
      </BreadcrumbBar>
      <PeopleVoices id="voices" {...voices}>
        <CallToActionCard {...tenth} />
      </PeopleVoices>
      <Section tone="night" width="wide" aria-labelledby="monday-heading">
        <SectionHeader
          id="monday-heading"
          heading={monday.heading}
          intro={monday.intro}
          layout="split"
          className="mb-14"
        />
        <ProcessSteps steps={monday.steps} look="line" />
      </Section>
    </>
  );
}
