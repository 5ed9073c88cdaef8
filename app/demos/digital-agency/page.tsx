import * as styles from "./page.module.css";
import { ScrollTape } from "./bands/scroll-tape/scroll-tape.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { DialStatement } from "./bands/dial-statement/dial-statement.tsx";
import { BreakerBoard } from "./bands/breaker-board/breaker-board.tsx";
import { StackedTiles } from "./bands/stacked-tiles/stacked-tiles.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { BriefBand } from "./bands/brief-band/brief-band.tsx";
import { content } from "./content.server.ts";
import { PrizeTable } from "./bands/prize-table/prize-table.tsx";
import { ServiceSwitches } from "./bands/service-switches/service-switches.tsx";
import { PressHero } from "./bands/press-hero/press-hero.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Work", href: "#work" },
      { label: "Services", href: "#services" },
      { label: "Speed", href: "#numbers" },
      { label: "People", href: "#people" },
      { label: "Brief", href: "#brief" },
    ],
  },
};

export default function DigitalAgencyHome({
  loaderData: { brief, business, capabilities, hero, numbers, prizes, tape, team, work },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <PressHero {...hero} />
      <ScrollTape {...tape} />
      <StackedTiles id="work" {...work} />
      <ServiceSwitches id="services" {...capabilities} />
      <DialStatement id="numbers" {...numbers} />
      <PrizeTable id="prizes" {...prizes} />
      <BreakerBoard id="people" {...team} />
      <BriefBand {...brief} />
    </div>
  );
}
