import { SubjectIndex } from "#app/features/blog/lists/subject-index.tsx";
import { FrontPage, Nameplate } from "./front-page.tsx";
import { SubscribeBand } from "#app/features/newsletter/subscribe-band.tsx";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { frontPage } from "./content.server.ts";

export function loader() {
  return frontPage();
}

export const handle: PageHandle = { business: firm };

export default function LatestNews({
  loaderData: { name, motto, number, lead, others, archive, inside, subjects, letter },
}: Route.ComponentProps) {
  return (
    <>
      <Nameplate name={name} motto={motto} number={number} date={lead?.date} />
      <FrontPage lead={lead} others={others} archive={archive} />
      <SubjectIndex heading={inside} subjects={subjects} />
      <SubscribeBand {...letter} />
    </>
  );
}
