import { CallToActionCard } from "#app/sections/calls/call-to-action.tsx";
import { ClauseList } from "./clause-list.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import { homeTrail } from "../trail.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export default function TermsOfServicePage({
  loaderData: { title, clauses, closing },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        heading={title.heading}
        intro={title.intro}
        crumb={title.crumb}
        trail={homeTrail}
        ground="tint"
      >
        <p className="text-small text-soft">{title.note}</p>
      </PageTitle>
      <Section width="wide" space="tight">
        <ClauseList clauses={clauses} />
        <CallToActionCard {...closing} />
      </Section>
    </>
  );
}
