import * as styles from "./after-hours.module.css";
import { Gallery } from "#app/elements/media/gallery/gallery.tsx";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { ExhibitionYears } from "./bands/exhibition-years/exhibition-years.tsx";
import { FullSlides } from "./bands/full-slides/full-slides.tsx";
import { HungPrints } from "./bands/hung-prints/hung-prints.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { SeriesStrips } from "./bands/series-strips/series-strips.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { AboutBand } from "./bands/about-band/about-band.tsx";
import { ContactBand } from "./bands/contact-band/contact-band.tsx";
import { content } from "./content.server.ts";
import { writeSubject } from "./write-subject.ts";

const CONTACT_FORM = "lang-contact";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Series", href: "#series" },
      { label: "Pictures", href: "#pictures" },
      { label: "About", href: "#about" },
      { label: "Exhibitions", href: "#exhibitions" },
      { label: "Prints", href: "#prints" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function PhotographyHome({
  loaderData: { about, business, contact, exhibitions, gallery, hero, series, shop },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <FullSlides id="slides" {...hero} />
      <SeriesStrips id="series" {...series} />
      <Section id="pictures" width="wide" space="none" aria-labelledby="pictures-heading">
        <SectionHeader
          id="pictures-heading"
          heading={gallery.heading}
          intro={
            <>
              <span className={styles.keys}>{gallery.intro.keys}</span>
              <span className={styles.touch}>{gallery.intro.touch}</span> {gallery.intro.end}
            </>
          }
          layout="split"
          className="mb-12"
        />
        <Gallery
          label={gallery.label}
          items={gallery.items}
          layout="justified"
          isAddressed
          className={styles.gallery}
        />
      </Section>
      <AboutBand id="about" {...about} />
      <ExhibitionYears id="exhibitions" {...exhibitions} />
      <HungPrints id="prints" {...shop} onAsk={(subject) => writeSubject(CONTACT_FORM, subject)} />
      <ContactBand formId={CONTACT_FORM} {...contact} />
    </>
  );
}
