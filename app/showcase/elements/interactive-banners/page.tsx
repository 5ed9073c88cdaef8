import { BannerShutters } from "#app/elements/media/banner-shutters.tsx";
import { BannerTile } from "#app/elements/media/banner-tile/banner-tile.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import { departments, hours, invitation, journeys, season } from "./content.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "shutters", title: "Shutters" },
  { id: "zoom", title: "Zoom" },
  { id: "rise", title: "Rise" },
  { id: "frame", title: "Frame" },
  { id: "tint", title: "Tint" },
];

export default function InteractiveBannersPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Interactive banners"
      intro="Pictures that are links and answer when they are looked at. Keys get the same answer as the pointer, and a phone shows all words from the start."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="shutters"
        title="Shutters"
        when="For three to five equal ways into a site: the one that is pointed at opens, the others step back."
        layout="wide"
        stage="bare"
      >
        <BannerShutters banners={departments} />
      </Demo>
      <Demo
        id="zoom"
        title="Zoom"
        when="For two offers of unequal weight; the picture comes closer and a line closes the frame."
        layout="wide"
      >
        <ul className="grid grid-cols-1 gap-5 lg:grid-cols-[5fr_7fr]">
          {journeys.map((banner) => (
            <li key={banner.title} className="grid grid-cols-1">
              <BannerTile banner={banner} />
            </li>
          ))}
        </ul>
      </Demo>
      <Demo
        id="rise"
        title="Rise"
        when="For rows of categories: at rest only the names, and the sentence rises when it is asked for."
      >
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-3">
          {hours.map((banner) => (
            <li key={banner.title} className="grid grid-cols-1">
              <BannerTile banner={banner} motion="rise" />
            </li>
          ))}
        </ul>
      </Demo>
      <Demo
        id="frame"
        title="Frame"
        when="For a single picture with an invitation: the frame says that all of it can be pressed."
      >
        <BannerTile banner={invitation} motion="frame" />
      </Demo>
      <Demo
        id="tint"
        title="Tint"
        when="For pictures that do not belong together: one colour makes them a family until they are chosen."
      >
        <ul className="grid grid-cols-1 gap-5 sm:grid-cols-2">
          {season.map((banner) => (
            <li key={banner.title} className="grid grid-cols-1">
              <BannerTile banner={banner} motion="tint" />
            </li>
          ))}
        </ul>
      </Demo>
    </DemoPage>
  );
}
