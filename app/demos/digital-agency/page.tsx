import { ScrollTape } from "#app/elements/scroll-tape.tsx";
import { TextTable } from "#app/elements/text-table.tsx";
import type { PageHandle } from "#app/headers/header-contract.tsx";
import { DialStatement } from "#app/sections/dial-statement.tsx";
import { PortraitStrip } from "#app/sections/portrait-strip.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StackedTiles } from "#app/sections/stacked-tiles.tsx";
import { StructuredData } from "#app/sections/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { BriefBand } from "./brief-band.tsx";
import { contactPoint } from "./contact-point.ts";
import { content } from "./content.server.ts";
import { ServiceSwitches } from "./service-switches.tsx";
import { StaticHero } from "./static-hero.tsx";
import { VoltageMark } from "./voltage-mark.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  header: {
    brand: <VoltageMark />,
    brandName: "Voltage",
    contact: contactPoint,
    links: [
      { label: "Work", href: "#work" },
      { label: "Services", href: "#services" },
      { label: "Numbers", href: "#numbers" },
      { label: "People", href: "#people" },
      { label: "Brief", href: "#brief" },
    ],
  },
};

export default function DigitalAgencyHome({
  loaderData: { brief, business, capabilities, hero, numbers, prizes, tape, team, work },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData path="/home-digital-agency" card="agency-glass" business={business} />
      <StaticHero {...hero} />
      <ScrollTape {...tape} />
      <StackedTiles id="work" {...work} />
      <ServiceSwitches id="services" {...capabilities} />
      <DialStatement id="numbers" {...numbers} />
      <Section id="prizes" width="wide" aria-labelledby="prizes-heading">
        <SectionHeader
          id="prizes-heading"
          heading={prizes.heading}
          intro={prizes.intro}
          layout="ruled"
          className="mb-6"
        />
        <TextTable
          look="headed"
          caption={prizes.caption}
          columns={prizes.columns}
          rows={prizes.rows}
        />
      </Section>
      <PortraitStrip id="people" {...team} />
      <BriefBand {...brief} />
    </>
  );
}
