import * as styles from "./gym-page.module.css";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { DoorHours } from "./bands/door-hours/door-hours.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { WeekTimetable } from "./bands/week-timetable/week-timetable.tsx";
import type { Route } from "./+types/page.ts";
import { CoachBill } from "./bands/coach-bill/coach-bill.tsx";
import { content } from "./content.server.ts";
import { IronHero } from "./bands/iron-hero/iron-hero.tsx";
import { MemberRecord } from "./bands/member-record/member-record.tsx";
import { PlatePrices } from "./bands/plate-prices/plate-prices.tsx";
import { TrainingBays } from "./bands/training-bays/training-bays.tsx";
import { TrialBand } from "./bands/trial-band.tsx";
import { WeeksBand } from "./bands/weeks-band/weeks-band.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Classes", href: "#week" },
      { label: "Coaches", href: "#coaches" },
      { label: "12 weeks", href: "#change" },
      { label: "Prices", href: "#prices" },
      { label: "Hours", href: "#hours" },
      { label: "Free trial", href: "#trial" },
    ],
  },
};

export default function GymFitnessHome({
  loaderData: {
    business,
    coaches,
    disciplines,
    hero,
    hours,
    memberships,
    trial,
    voices,
    week,
    weeks,
  },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <IronHero {...hero} />
      <TrainingBays id="disciplines" {...disciplines} />
      <WeekTimetable id="week" {...week} />
      <CoachBill id="coaches" {...coaches} />
      <WeeksBand id="change" {...weeks} />
      <PlatePrices id="prices" {...memberships} />
      <MemberRecord id="voices" {...voices} />
      <DoorHours id="hours" {...hours} />
      <TrialBand {...trial} />
    </div>
  );
}
