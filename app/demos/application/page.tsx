import * as styles from "./details.module.css";
import { ClientGrid } from "#app/elements/media/client-grid/client-grid.tsx";
import { PhoneFrame } from "./bands/phone-frame/phone-frame.tsx";
import { QuoteWall } from "#app/elements/people/quote-wall/quote-wall.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { DottedQuestion } from "./bands/dotted-question.tsx";
import { DrawnClaims } from "./bands/drawn-claims.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { PlanNext } from "#app/sections/prices/plan-next.tsx";
import { PricingTabs } from "#app/sections/prices/pricing-tabs/pricing-tabs.tsx";
import { ScreenTour } from "./bands/screen-tour/screen-tour.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { DetailsBand } from "./bands/details-band/details-band.tsx";
import { DownloadBand } from "./bands/download-band/download-band.tsx";
import { HabitHero } from "./bands/habit-hero/habit-hero.tsx";
import { Notice } from "./bands/notice.tsx";
import { Reviewer } from "./bands/reviewer.tsx";
import { DuetScreen } from "./screens/duet-screen.tsx";
import { MissedScreen } from "./screens/missed-screen.tsx";
import { PlanScreen } from "./screens/plan-screen.tsx";
import { YearScreen } from "./screens/year-screen.tsx";
import { WeekDots } from "./bands/week-dots/week-dots.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Why", href: "#why" },
      { label: "A week", href: "#week" },
      { label: "Details", href: "#details" },
      { label: "Prices", href: "#prices" },
      { label: "Download", href: "#download" },
    ],
  },
};

export default function ApplicationHome({
  loaderData: {
    business,
    details,
    download,
    employers,
    hero,
    prices,
    start,
    questions,
    voices,
    week: { plan, missed, duet, year, ...week },
    why,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <HabitHero {...hero} />
      <Section width="wide" space="none" aria-label={employers.text} className="py-10 lg:py-14">
        <p className="mb-6 text-small text-soft">{employers.text}</p>
        <ClientGrid clients={employers.clients} look="line" />
      </Section>
      <DrawnClaims
        id="why"
        heading={why.heading}
        claims={[
          { ...why.week, drawing: <WeekDots done={why.week.done} /> },
          { ...why.nothing, drawing: <WeekDots {...why.nothing} /> },
          { ...why.notice, drawing: <Notice {...why.notice} /> },
        ]}
      />
      <ScreenTour
        id="week"
        {...week}
        stops={[
          { ...plan, screen: <PlanScreen {...plan.screen} /> },
          { ...missed, screen: <MissedScreen {...missed.screen} /> },
          { ...duet, screen: <DuetScreen {...duet.screen} /> },
          { ...year, screen: <YearScreen {...year.screen} /> },
        ].map(({ clock, screen, ...stop }) => ({
          ...stop,
          screen: (
            <PhoneFrame clock={clock} isShown>
              {screen}
            </PhoneFrame>
          ),
        }))}
      />
      <DetailsBand {...details} />
      <Section tone="night" width="wide" aria-labelledby="voices-heading">
        <SectionHeader id="voices-heading" heading={voices.heading} className="mb-8 lg:mb-12" />
        <div className={styles.voices}>
          <QuoteWall
            isEven
            quotes={voices.quotes.map(({ name, detail, picture, ...quote }) => ({
              ...quote,
              source: <Reviewer name={name} detail={detail} picture={picture} />,
            }))}
          />
        </div>
      </Section>
      <PricingTabs id="prices" compact {...prices}>
        <PlanNext {...start} />
      </PricingTabs>
      <Section
        id="questions"
        width="wide"
        aria-labelledby="questions-heading"
        className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12"
      >
        <div className="lg:col-span-4">
          <SectionHeader id="questions-heading" heading={questions.heading} />
          <DottedQuestion />
        </div>
        <div className="self-start border-b border-line lg:col-span-7 lg:col-start-6">
          {questions.items.map(({ id, title, text }) => (
            <details key={id} className="group border-t border-line">
              <summary className="flex items-center justify-between gap-4 py-5 text-lead font-semibold">
                {title}
                <Icon name="plus" className="size-5 transition group-open:rotate-45" />
              </summary>
              <p className="max-w-[62ch] pb-6 text-soft">{text}</p>
            </details>
          ))}
        </div>
      </Section>
      <DownloadBand {...download} />
    </>
  );
}
