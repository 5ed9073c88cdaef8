import * as styles from "./gym-page.module.css";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { ResultQuote } from "#app/elements/people/result-quote.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { HoursAndPlace } from "#app/sections/places/hours-and-place/hours-and-place.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import { WeekTimetable } from "./bands/week-timetable/week-timetable.tsx";
import type { Route } from "./+types/page.ts";
import { CoachBill } from "./bands/coach-bill/coach-bill.tsx";
import { content } from "./content.server.ts";
import { IronHero } from "./bands/iron-hero/iron-hero.tsx";
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
      <Section id="voices" width="wide" aria-labelledby="voices-heading">
        <SectionHeader
          id="voices-heading"
          heading={voices.heading}
          size="medium"
          className="mb-8 lg:mb-12"
        />
        {/* What was lifted is a measure: its unit stays as it is written. */}
        <div className="[--display-case:none]">
          <ResultQuote {...voices.lead} />
        </div>
        <div className="mt-8 lg:mt-12 grid grid-cols-1 gap-8 md:grid-cols-2">
          {voices.others.map(({ text, source }) => (
            <Quote key={source} text={text} source={source} />
          ))}
        </div>
      </Section>
      <HoursAndPlace id="hours" look="condensed" {...hours} />
      <TrialBand {...trial} />
    </div>
  );
}
