import * as styles from "./interior-page.module.css";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { EnquiryBand } from "./bands/enquiry-band/enquiry-band.tsx";
import { FirstLamp } from "./bands/first-lamp/first-lamp.tsx";
import { HousesBand } from "./bands/houses-band/houses-band.tsx";
import { Moodboard } from "./bands/moodboard/moodboard.tsx";
import { PricedHouse } from "./bands/priced-house/priced-house.tsx";
import { RoomYear } from "./bands/room-year/room-year.tsx";
import { PressBand } from "./bands/press-band/press-band.tsx";
import { TwoRoomsHero } from "./bands/two-rooms-hero/two-rooms-hero.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Houses", href: "#houses" },
      { label: "Moodboard", href: "#moodboard" },
      { label: "The year", href: "#process" },
      { label: "Fees", href: "#fees" },
      { label: "Write to us", href: "#enquiry" },
    ],
  },
};

export default function InteriorDesignHome({
  loaderData: { approach, business, enquiry, hero, houses, moodboard, press, process, services },
}: Route.ComponentProps) {
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <TwoRoomsHero {...hero} />
      <FirstLamp id="approach" {...approach} />
      <HousesBand {...houses} />
      <Moodboard {...moodboard} />
      <RoomYear id="process" {...process} />
      <PressBand {...press} />
      <PricedHouse id="fees" {...services} />
      <EnquiryBand {...enquiry} />
    </div>
  );
}
