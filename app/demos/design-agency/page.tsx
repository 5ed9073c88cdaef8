import { RuledIndex } from "./bands/ruled-index/ruled-index.tsx";
import { Roster } from "./bands/roster.tsx";
import { TextTable } from "./bands/text-table/text-table.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { ClaimList } from "./bands/claim-list.tsx";
import { MarginBand } from "./bands/margin-band.tsx";
import { NameParagraph } from "./bands/name-paragraph.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { BookPlate } from "./bands/book-plate/book-plate.tsx";
import { BaselinePage } from "./bands/baseline-page/baseline-page.tsx";
import { ContactBand } from "./bands/contact-band/contact-band.tsx";
import { content } from "./content.server.ts";
import { GridHero } from "./bands/grid-hero/grid-hero.tsx";
import { SignPlate } from "./bands/sign-plate/sign-plate.tsx";
import { Plates } from "./bands/plates/plates.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Work", href: "#work" },
      { label: "Principles", href: "#principles" },
      { label: "Services", href: "#services" },
      { label: "Team", href: "#team" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function DesignAgencyHome({
  loaderData: {
    book,
    business,
    clients,
    contact,
    hero,
    plates,
    principles,
    services,
    sign,
    team,
    words,
    work,
  },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <BaselinePage words={words} first={<GridHero {...hero} />}>
        <BookPlate {...book} />
        <Plates {...plates} />
        <MarginBand id="work" heading={work.heading} intro={work.intro}>
          <RuledIndex entries={work.entries} />
        </MarginBand>
        <ClaimList id="principles" {...principles} />
        <MarginBand id="services" heading={services.heading} intro={services.intro}>
          <TextTable caption={services.caption} columns={services.columns} rows={services.rows} />
        </MarginBand>
        <SignPlate {...sign} />
        <NameParagraph id="clients" {...clients} />
        <MarginBand id="team" heading={team.heading} intro={team.intro}>
          <Roster people={team.people} />
        </MarginBand>
        <ContactBand {...contact} />
      </BaselinePage>
    </>
  );
}
