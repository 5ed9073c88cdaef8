import * as styles from "./dentist-page.module.css";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { PriceTable } from "./bands/price-table/price-table.tsx";
import { QuoteBubbles } from "./bands/quote-bubbles/quote-bubbles.tsx";
import { ShareCircles } from "./bands/share-circles/share-circles.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { AppointmentBand } from "./bands/appointment-band/appointment-band.tsx";
import { content } from "./content.server.ts";
import { CupsBand } from "./bands/cups-band/cups-band.tsx";
import { EmergencyBand } from "./bands/emergency-band/emergency-band.tsx";
import { HandBand } from "./bands/hand-band/hand-band.tsx";
import { SymptomGuide } from "./bands/symptom-guide/symptom-guide.tsx";
import { TeamBand } from "./bands/team-band/team-band.tsx";
import { ToothHero } from "./bands/tooth-hero/tooth-hero.tsx";
import { answersIn, visits } from "./visits.server.ts";

/** The page's words, and what the address says: answers to the guide (`?what=hurts&so=keeps`) and the visit asked for (`?visit=mend`). */
export function loader({ url }: Route.LoaderArgs) {
  const { searchParams } = url;
  const asked = visits.find(({ id }) => id === searchParams.get("visit"));
  return {
    ...content,
    answers: answersIn(searchParams),
    visit: { id: asked?.id, name: asked?.name ?? "" },
  };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Services", href: "#services" },
      { label: "Which visit?", href: "#guide" },
      { label: "Team", href: "#team" },
      { label: "Prices", href: "#prices" },
      { label: "Emergency", href: "#emergency" },
      { label: "Book", href: "#appointment" },
    ],
  },
};

export default function DentistHome({
  loaderData: {
    answers,
    appointment,
    business,
    cups,
    emergency,
    guide,
    hero,
    prices,
    reviews,
    services,
    stop,
    team,
    visit,
  },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <ToothHero {...hero} />
      <ShareCircles id="services" {...services} />
      <SymptomGuide {...guide} answered={answers} asked={visit.id} />
      <HandBand {...stop} />
      <TeamBand {...team} />
      <PriceTable id="prices" {...prices} />
      <CupsBand {...cups} />
      <QuoteBubbles id="reviews" {...reviews} />
      <EmergencyBand {...emergency} />
      <AppointmentBand {...appointment} visit={visit.name} />
    </div>
  );
}
