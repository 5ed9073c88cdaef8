import { galleryLabel, portfolioTitles } from "#content/portfolio-heads.ts";
import { Gallery } from "#app/elements/media/gallery/gallery.tsx";
import { pagePath } from "#app/engine/page-path.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import { counted } from "#shared/counted.ts";
import type { Route } from "./+types/justified-gallery.ts";
import { justifiedPictures } from "../grids/justified-pictures.server.ts";
import { portfolioPlace } from "../portfolio-trail.server.ts";
import * as words from "../words.ts";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: portfolioTitles.justified,
    label: galleryLabel,
    pictures: justifiedPictures,
    place: portfolioPlace(pagePath(url.pathname)),
  };
}

/** Pictures uncropped. Each has an address: `#picture-NAME` opens it. */
export default function JustifiedGalleryPage({
  loaderData: { title, label, pictures, place },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} {...place} align="end">
        <p className="text-small text-soft">
          {counted(words.pictureCount, pictures.length)}{" "}
          <span data-no-print className="needs-script">
            {words.galleryHelp}
          </span>
        </p>
      </PageTitle>
      <Section
        width="wide"
        space="none"
        aria-label={words.pictures}
        className="pt-6 pb-normal lg:pt-10"
      >
        <Gallery
          label={label}
          items={pictures}
          layout="justified"
          isAddressed
          className="[--gallery-row:clamp(7.5rem,21cqi,19rem)]"
        />
      </Section>
    </>
  );
}
