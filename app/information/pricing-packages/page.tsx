import { CallToActionSplit } from "#app/sections/calls/call-to-action.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { PlanComparison } from "#app/sections/prices/plan-comparison/plan-comparison.tsx";
import { PlanRows } from "#app/sections/prices/plan-rows.tsx";
import { SampleBill } from "./sample-bill.tsx";
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

export default function PricingPackagesPage({
  loaderData: { title, founders, lists, bill, rounds },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} crumb="Plans and prices" trail={companyTrail} />
      <PlanComparison {...founders} />
      <SampleBill {...bill} />
      <Section width="wide" space="none" className="pt-normal">
        <SectionHeader heading={lists.heading} intro={lists.intro} layout="split" />
      </Section>
      <PlanRows {...lists.set} />
      <CallToActionSplit {...rounds} />
    </>
  );
}
