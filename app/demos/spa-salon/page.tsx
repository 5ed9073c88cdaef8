import * as styles from "./spa-page.module.css";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { BookingBand } from "./bands/booking-band/booking-band.tsx";
import { HouseWalk } from "./bands/house-walk/house-walk.tsx";
import { StoneHands } from "./bands/stone-hands/stone-hands.tsx";
import { VoucherStone } from "./bands/voucher-stone/voucher-stone.tsx";
import { content } from "./content.server.ts";
import { RitualTable } from "./bands/ritual-table/ritual-table.tsx";
import { spaSalon } from "./entry.ts";
import { ShelfBand } from "./bands/shelf-band/shelf-band.tsx";
import { TreatmentMenu } from "./bands/treatment-menu/treatment-menu.tsx";
import { useVisit } from "./use-visit.ts";
import { WaterHero } from "./bands/water-hero/water-hero.tsx";
import { WellBand } from "./bands/well-band/well-band.tsx";

/** The page's words, and the visit in the address (`?visit=own&treatment=pool&treatment=steam`), or the one that the house suggests. */
export function loader({ url }: Route.LoaderArgs) {
  const { suggested, ...words } = content;
  const { searchParams } = url;
  const chosen = searchParams.has("visit") ? searchParams.getAll("treatment") : suggested;
  return { ...words, chosen, path: spaSalon.path };
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "The well", href: "#well" },
      { label: "Treatments", href: "#visit" },
      { label: "Rituals", href: "#rituals" },
      { label: "The house", href: "#house" },
      { label: "Book", href: "#booking" },
    ],
  },
};

export default function SpaSalonHome({
  loaderData: {
    booking,
    business,
    chosen,
    hero,
    house,
    menu,
    path,
    rituals,
    shelf,
    therapists,
    voucher,
    well,
  },
}: Route.ComponentProps) {
  const visit = useVisit(
    menu.groups.flatMap(({ treatments }) => treatments),
    chosen,
  );
  return (
    <div className={styles.page}>
      <StructuredData business={business} />
      <WaterHero {...hero} />
      <WellBand id="well" {...well} />
      <TreatmentMenu {...menu} path={path} visit={visit} />
      <RitualTable {...rituals} onChoose={visit.choose} />
      <ShelfBand {...shelf} />
      <HouseWalk id="house" {...house} />
      <StoneHands id="hands" {...therapists} />
      <VoucherStone id="voucher" {...voucher} />
      <BookingBand {...booking} visit={visit} />
    </div>
  );
}
