import { PORTFOLIO_SLIDER } from "#content/addresses.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { AboutHalves } from "./bands/about-halves/about-halves.tsx";
import { AgreedBand } from "./bands/agreed-band/agreed-band.tsx";
import { ContactHalves } from "./bands/contact-halves/contact-halves.tsx";
import { content } from "./content.server.ts";
import { DisputedWork } from "./bands/disputed-work/disputed-work.tsx";
import { SplitHero } from "./bands/split-hero/split-hero.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Work", href: "#work" },
      { label: "Min and Max", href: "#about" },
      { label: "All projects", href: PORTFOLIO_SLIDER },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function SplitPortfolioHome({
  loaderData: { about, agreed, business, contact, hero, work },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <SplitHero {...hero} />
      <DisputedWork id="work" {...work} />
      <AboutHalves {...about} />
      <AgreedBand {...agreed} />
      <ContactHalves {...contact} />
    </>
  );
}
