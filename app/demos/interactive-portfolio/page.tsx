import { TextTable } from "#app/elements/text/text-table/text-table.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { PictureListHero } from "./bands/picture-list-hero/picture-list-hero.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { Statement } from "#app/sections/statements/statement.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { ContactBand } from "./bands/contact-band.tsx";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Work", href: "#pieces" },
      { label: "About", href: "#about" },
      { label: "What we make", href: "#capabilities" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function InteractivePortfolioHome({
  loaderData: { about, business, capabilities, contact, hero },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <PictureListHero id="pieces" {...hero} />
      <Statement id="about" {...about} />
      <Section
        id="capabilities"
        width="wide"
        ground="sunken"
        aria-labelledby="capabilities-heading"
      >
        <SectionHeader
          id="capabilities-heading"
          heading={capabilities.heading}
          intro={capabilities.intro}
          layout="split"
          className="mb-12"
        />
        <TextTable
          look="headed"
          caption={capabilities.caption}
          columns={capabilities.columns}
          rows={capabilities.rows}
        />
      </Section>
      <ContactBand {...contact} />
    </>
  );
}
