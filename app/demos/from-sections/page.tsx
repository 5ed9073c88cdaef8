import { frontSections } from "#content/front-page.ts";
import type { FrontSection } from "#content/front-page-fields.ts";
import { picture } from "#content/media.ts";
import { site } from "#content/site.ts";
import { initialOf } from "#app/lib/initial.ts";
import type { Route } from "./+types/page.ts";
import { ContactBand } from "./bands/contact-band.tsx";
import { FrontHero } from "./bands/front-hero/front-hero.tsx";
import { HoursBand } from "./bands/hours-band.tsx";
import { PricesBand } from "./bands/prices-band.tsx";
import { QuestionsBand } from "./bands/questions-band.tsx";
import { QuotesBand } from "./bands/quotes-band.tsx";
import { ServicesBand } from "./bands/services-band/services-band.tsx";

/** What the owner wrote, with the pictures that it names. */
export function loader() {
  return {
    initial: initialOf(site.name, site.locale),
    sections: frontSections.map((section) => ({
      ...section,
      source: "picture" in section && section.picture ? picture(section.picture) : undefined,
    })),
  };
}

/** A front page from sections, in the order in which `content/front-page.ts` has them. */
export default function FrontPage({ loaderData: { initial, sections } }: Route.ComponentProps) {
  return sections.map((section) => <Band key={section.id} section={section} initial={initial} />);
}

type ShownSection = FrontSection & { source: ReturnType<typeof picture> | undefined };

function Band({ section, initial }: { section: ShownSection; initial: string }) {
  switch (section.section) {
    case "hero":
      return <FrontHero {...section} initial={initial} />;
    case "services":
      return <ServicesBand {...section} />;
    case "prices":
      return <PricesBand {...section} />;
    case "quotes":
      return <QuotesBand {...section} />;
    case "questions":
      return <QuestionsBand {...section} />;
    case "hours":
      return <HoursBand {...section} />;
    case "contact":
      return <ContactBand {...section} />;
  }
}
