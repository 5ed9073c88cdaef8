import { PictureFeed } from "#app/elements/media/picture-feed/picture-feed.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import { jobs, pottery, profile, summer } from "./content.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "grid", title: "Grid" },
  { id: "strip", title: "Strip" },
  { id: "mosaic", title: "Mosaic" },
];

export default function InstagramPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Instagram"
      intro="Your own pictures, served from your own site, and the way to your profile. Nothing is asked of the network before a visitor goes there, so no consent is needed."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="grid"
        title="Grid"
        when="For a page about the work itself: nine squares, the middle one leads on."
      >
        <PictureFeed pictures={pottery} profile={profile} />
      </Demo>
      <Demo
        id="strip"
        title="Strip"
        when="For the foot of a page, from edge to edge, above the footer."
        layout="wide"
        stage="bare"
      >
        <PictureFeed pictures={jobs} profile={profile} layout="strip" />
      </Demo>
      <Demo
        id="mosaic"
        title="Mosaic"
        when="For pictures of different weight: the first one is large and tells the story."
        layout="wide"
      >
        <PictureFeed pictures={summer} profile={profile} layout="mosaic" />
      </Demo>
    </DemoPage>
  );
}
