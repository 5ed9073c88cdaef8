import { picture } from "#content/media.ts";
import { GalleryPageTitle } from "#app/sections/page-titles/gallery-page-title/gallery-page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/gallery-background.ts";
import code from "./gallery-background.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const potteryTrail = [{ label: "Studio Ostrau", href: "/" }];

const facts = [
  {
    term: "The words",
    text: "Stand on paper like one of the stones, so that any five pictures will do.",
  },
  {
    term: "On a phone",
    text: "Two pictures above, two below; the fifth is not loaded.",
  },
  {
    term: "Long titles",
    text: "The stone grows with its words, and the pictures beside it grow along.",
  },
];

export default function GalleryBackgroundPage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="Five pictures turn around the title."
          about="A mosaic from edge to edge, with the title set into it like a stone. The pictures show what the page will be about before a word is read; none of them has to be the one that says it all."
          when="Use it for collections, projects and places with many sides."
          facts={facts}
        >
          <GalleryPageTitle
            pictures={[
              picture("architecture-stairs"),
              picture("studio-pool"),
              picture("architecture-house"),
              picture("architecture-arcade"),
              picture("studio-brutal"),
            ]}
            trail={showcaseTrail}
            heading="Gallery background"
            intro="The head for pages with more than one thing to show."
          />
        </TitleDemo>
      }
    >
      <Demo
        id="products"
        title="One workshop's year"
        when="For a maker whose pieces belong together: five pictures of one colour family read as one."
        layout="wide"
        stage="bare"
      >
        <GalleryPageTitle
          pictures={[
            picture("cafe-brew"),
            picture("project-ceramics-1"),
            picture("project-ceramics-3"),
            picture("restaurant-dish"),
            picture("project-ceramics-2"),
          ]}
          trail={potteryTrail}
          heading="Fired twice, used daily"
          crumb="Tableware"
          intro="Plates, bowls and jugs in four glazes, thrown in batches of sixty."
        />
      </Demo>
    </TitleDemoPage>
  );
}
