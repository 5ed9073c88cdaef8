import { PORTFOLIO } from "#content/addresses.ts";
import { business } from "./business.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { PageByPage } from "./bands/page-by-page/page-by-page.tsx";
import { StructuredData } from "#app/engine/structured-data.tsx";
import type { Route } from "./+types/page.ts";
import { ContactSlide } from "./bands/contact-slide/contact-slide.tsx";
import { content } from "./content.server.ts";
import { Opening } from "./bands/opening/opening.tsx";
import { ProjectSlide } from "./bands/project-slide/project-slide.tsx";
import { StudioSlide } from "./bands/studio-slide/studio-slide.tsx";

export function loader() {
  return content;
}

export const handle: PageHandle = {
  business,
  header: {
    links: [
      { label: "Our work", href: "#one-circle-four-boards" },
      { label: "All projects", href: PORTFOLIO },
      { label: "Studio", href: "#studio" },
      { label: "Contact", href: "#contact" },
    ],
  },
};

export default function VerticalPortfolioHome({
  loaderData: { business, contact, opening, pages, slides, studio },
}: Route.ComponentProps) {
  return (
    <>
      <StructuredData business={business} />
      <PageByPage label="Pages" pages={pages}>
        {slides.map((slide, index) => (
          <ProjectSlide key={slide.id} slide={slide} priority={index === 0}>
            {index === 0 && <Opening {...opening} />}
          </ProjectSlide>
        ))}
        <StudioSlide {...studio} />
        <ContactSlide {...contact} />
      </PageByPage>
    </>
  );
}
