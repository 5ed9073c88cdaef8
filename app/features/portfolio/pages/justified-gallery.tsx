import { Gallery } from "#app/elements/media/gallery/gallery.tsx";
import { pagePath } from "#app/engine/page-path.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import { counted } from "#shared/words.ts";
import type { Route } from "./+types/justified-gallery.ts";
import { justifiedPictures } from "../grids/justified-pictures.server.ts";
import { portfolioTrail } from "../portfolio-trail.server.ts";
import * as words from "#app/features/portfolio/words.ts";

export function loader({ url }: Route.LoaderArgs) {
  return { pictures: justifiedPictures, trail: portfolioTrail(pagePath(url.pathname)) };
}

/** Pictures of three years, uncropped. Each has an address: `#picture-NAME` opens it. */
export default function JustifiedGalleryPage({
  loaderData: { pictures, trail },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle
        trail={trail}
        align="end"
        heading="From the negatives drawer"
        crumb="Justified gallery"
        intro="Three years of photographs in the formats in which they were taken. Press one: it opens large, and has an address that can be sent on."
      >
        <p className="text-small text-soft">
          {counted(words.pictureCount, pictures.length)} {words.galleryHelp}
        </p>
      </PageTitle>
      <Section
        width="wide"
        space="none"
        aria-label={words.pictures}
        className="pt-6 pb-normal lg:pt-10"
      >
        <Gallery
          label="Three years of photographs"
          items={pictures}
          layout="justified"
          isAddressed
          className="[--gallery-row:clamp(7.5rem,21cqi,19rem)]"
        />
      </Section>
    </>
  );
}
