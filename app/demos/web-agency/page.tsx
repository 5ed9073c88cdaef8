import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { ChangeList } from "./bands/change-list/change-list.tsx";
import { CommitGraph } from "./bands/commit-graph/commit-graph.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { BudgetBand } from "./bands/budget-band/budget-band.tsx";
import { CareBand } from "./bands/care-band/care-band.tsx";
import { content } from "./content.server.ts";
import { ReleaseWork } from "./bands/release-work/release-work.tsx";
import { SessionHero } from "./bands/session-hero/session-hero.tsx";
import { StackStrip } from "./bands/stack-strip/stack-strip.tsx";
import { TicketBand } from "./bands/ticket-band/ticket-band.tsx";
import { useVisit } from "./use-visit.ts";
import { VersionPlans } from "./bands/version-plans/version-plans.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Work", href: "#work" },
      { label: "Services", href: "#services" },
      { label: "Process", href: "#process" },
      { label: "Prices", href: "#prices" },
      { label: "Open a ticket", href: "#ticket" },
    ],
  },
};

export default function WebAgencyHome({
  loaderData: { budget, business, care, changes, hero, prices, process, stack, ticket, work },
}: Route.ComponentProps) {
  const visit = useVisit();
  return (
    <>
      <StructuredData business={business} />
      <SessionHero {...hero} visit={visit} />
      <ReleaseWork id="work" {...work} />
      <ChangeList {...changes} />
      <CommitGraph id="process" {...process} />
      <VersionPlans id="prices" {...prices} />
      <BudgetBand id="budget" {...budget} visit={visit} />
      <StackStrip {...stack} />
      <CareBand {...care} />
      <TicketBand id="ticket" {...ticket} />
    </>
  );
}
