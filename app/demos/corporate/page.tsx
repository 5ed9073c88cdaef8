import * as styles from "./corporate-page.module.css";
import { TextTable } from "#app/elements/text/text-table/text-table.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { CallToActionBand } from "#app/sections/calls/call-to-action.tsx";
import { OfficeMap } from "./bands/office-map/office-map.tsx";
import { OpenPositions } from "./bands/open-positions/open-positions.tsx";
import { PlanTracks } from "./bands/plan-tracks/plan-tracks.tsx";
import { ReportFigures } from "./bands/report-figures/report-figures.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { StockStrip } from "./bands/stock-strip/stock-strip.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { DivisionBand } from "./bands/division-band/division-band.tsx";
import { ReportCover } from "./bands/report-cover/report-cover.tsx";
import { TowerHero } from "./bands/tower-hero/tower-hero.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Divisions", href: "#divisions" },
      { label: "Targets", href: "#promises" },
      { label: "News", href: "#news" },
      { label: "Careers", href: "#careers" },
      { label: "Offices", href: "#offices" },
      { label: "Report", href: "#report" },
    ],
  },
};

export default function CorporateHome({
  loaderData: {
    annualReport,
    business,
    call,
    careers,
    divisions,
    hero,
    map,
    news,
    promises,
    stock,
  },
}: Route.ComponentProps) {
  const { cover, ...figures } = annualReport;
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <TowerHero {...hero} />
      <StockStrip {...stock} />
      <DivisionBand id="divisions" {...divisions} />
      <PlanTracks id="promises" {...promises} />
      <Section id="news" ground="sunken" width="wide" aria-labelledby="news-heading">
        <SectionHeader
          id="news-heading"
          heading={news.heading}
          intro={news.intro}
          layout="split"
          className="mb-10"
        />
        <TextTable look="headed" caption={news.caption} columns={news.columns} rows={news.rows} />
      </Section>
      <OpenPositions id="careers" {...careers} />
      <OfficeMap id="offices" {...map} />
      <ReportFigures id="report" {...figures}>
        <ReportCover {...cover} />
      </ReportFigures>
      <CallToActionBand id="call" {...call} />
    </div>
  );
}
