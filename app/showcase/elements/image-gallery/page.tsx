import { Gallery } from "#app/elements/media/gallery/gallery.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";
import { buildings, evening, guestRooms, packagingYear, walk } from "./content.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "justified", title: "Justified rows" },
  { id: "grid", title: "Grid" },
  { id: "masonry", title: "Masonry" },
  { id: "captioned", title: "Captioned" },
  { id: "lead", title: "Led by one" },
];

export default function ImageGalleryPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Image gallery"
      intro="Press a picture: it opens large, with arrow keys, swiping and zoom. All five layouts are computed by the stylesheet, and every picture is a link to its file."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="justified"
        title="Justified rows"
        when="For landscapes and reportage: nothing is cropped, and every row ends at the same edge."
        layout="wide"
      >
        <Gallery label="A walk of eleven days" items={walk} layout="justified" />
      </Demo>
      <Demo
        id="grid"
        title="Grid"
        when="For a series photographed alike, in which no picture is more than the others."
      >
        <Gallery label="A year of packaging" items={packagingYear} />
      </Demo>
      <Demo
        id="masonry"
        title="Masonry"
        when="For upright and lying pictures together, uncropped. The order still runs along the line."
        layout="wide"
      >
        <Gallery label="Buildings" items={buildings} layout="masonry" />
      </Demo>
      <Demo
        id="captioned"
        title="Captioned"
        when="For few pictures that need a sentence each: rooms, dishes, stages of a work."
        layout="wide"
      >
        <Gallery label="The hotel" items={guestRooms} layout="captioned" />
      </Demo>
      <Demo
        id="lead"
        title="Led by one"
        when="For one strong picture and what belongs to it: a dish, a house, a product."
        layout="wide"
      >
        <Gallery label="An evening" items={evening} layout="lead" />
      </Demo>
    </DemoPage>
  );
}
