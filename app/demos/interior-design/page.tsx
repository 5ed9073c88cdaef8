import * as styles from "./interior-page.module.css";
import { PriceList } from "#app/elements/text/price-list/price-list.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { Statement } from "#app/sections/statements/statement.tsx";
import { StepRuler } from "#app/sections/lists/step-ruler/step-ruler.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";
import { EnquiryBand } from "./bands/enquiry-band/enquiry-band.tsx";
import { HousesBand } from "./bands/houses-band/houses-band.tsx";
import { Moodboard } from "./bands/moodboard/moodboard.tsx";
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
      <Statement id="approach" {...approach} />
      <HousesBand {...houses} />
      <Moodboard {...moodboard} />
      <StepRuler id="process" {...process} />
      <PressBand {...press} />
      <Section id="fees" width="wide" aria-labelledby="fees-heading">
        <SectionHeader
          id="fees-heading"
          heading={services.heading}
          intro={services.intro}
          layout="split"
          className="mb-12"
        />
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-2">
          {services.lists.map((list) => (
            <PriceList key={list.heading} {...list} />
          ))}
        </div>
        <p className="mt-8 max-w-[62ch] text-small text-soft">{services.note}</p>
      </Section>
      <EnquiryBand {...enquiry} />
    </div>
  );
}
