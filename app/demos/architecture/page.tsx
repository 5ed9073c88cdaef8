import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { BookShelf } from "./bands/book-shelf/book-shelf.tsx";
import { PictureSplit } from "#app/sections/statements/picture-split.tsx";
import { PlanReel } from "./bands/plan-reel/plan-reel.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { ContactLine } from "./bands/contact-line/contact-line.tsx";
import { content } from "./content.server.ts";
import { HouseHero } from "./bands/house-hero/house-hero.tsx";
import { Manifesto } from "./bands/manifesto/manifesto.tsx";
import { WidePlate } from "./bands/wide-plate/wide-plate.tsx";
import { WorksBand } from "./bands/works-band/works-band.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Projects", href: "#projects" },
      { label: "All works", href: "#works" },
      { label: "Studio", href: "#studio" },
      { label: "Books", href: "#books" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function ArchitectureHome({
  loaderData: { business, contact, hero, index, plate, publications, reel, statement, studio },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <HouseHero {...hero} />
      <Manifesto id="house-rules" {...statement} />
      <PlanReel id="projects" {...reel} />
      <WorksBand id="works" {...index} />
      <div id="studio">
        <PictureSplit {...studio} />
      </div>
      <BookShelf id="books" {...publications} />
      <WidePlate id="plate" {...plate} />
      <ContactLine id="contact" {...contact} />
    </>
  );
}
