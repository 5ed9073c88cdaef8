import { galleryLabel, portfolioTitles } from "#content/portfolio-heads.ts";
import { Gallery } from "#app/elements/media/gallery/gallery.tsx";
import { pagePath } from "#app/engine/page-path.ts";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Section } from "#app/sections/section.tsx";
import { counted } from "#shared/counted.ts";
import type { Route } from "./+types/justified-gallery.ts";
import { justifiedPictures } from "../grids/justified-pictures.server.ts";
import { portfolioTrail } from "../portfolio-trail.server.ts";
import * as words from "../words.ts";

export function loader({ url }: Route.LoaderArgs) {
  return {
    title: portfolioTitles.justified,
    label: galleryLabel,
    pictures: justifiedPictures,
    trail: portfolioTrail(pagePath(url.pathname)),
  };
}

/** Pictures uncropped. Each has an address: `#picture-NAME` opens it. */
export default function JustifiedGalleryPage({
  loaderData: { title, label, pictures, trail },
}: Route.ComponentProps) {
  return (
    <>
      <PageTitle {...title} trail={trail} align="end" crumb="Justified gallery">
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
