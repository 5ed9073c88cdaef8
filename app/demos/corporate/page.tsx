import * as styles from "./corporate-page.module.css";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { NewsDays } from "./bands/news-days/news-days.tsx";
import { OfficeMap } from "./bands/office-map/office-map.tsx";
import { OpenPositions } from "./bands/open-positions/open-positions.tsx";
import { PlanTracks } from "./bands/plan-tracks/plan-tracks.tsx";
import { ReportFigures } from "./bands/report-figures/report-figures.tsx";
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
  loaderData: { annualReport, business, careers, divisions, hero, map, news, promises, stock },
}: Route.ComponentProps) {
  const { cover, ...figures } = annualReport;
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <TowerHero {...hero} />
      <StockStrip {...stock} />
      <DivisionBand id="divisions" {...divisions} />
      <PlanTracks id="promises" {...promises} />
      <NewsDays id="news" {...news} />
      <OpenPositions id="careers" {...careers} />
      <ReportFigures id="report" {...figures}>
        <ReportCover {...cover} />
      </ReportFigures>
      <OfficeMap id="offices" {...map} />
    </div>
  );
}
