import { MapFacade } from "#app/features/embeds/map-facade.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { samplePlace } from "#app/showcase/sample-place.ts";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "card-on-the-map", title: "Card on the map" },
  { id: "beside-the-map", title: "Beside the map" },
  { id: "under-the-map", title: "Under the map" },
];

export default function GoogleMapPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Google map"
      intro="Where you are is a drawing in your own colours, an address that can be copied and a sentence of directions. Google's map comes to those who press for it, and to nobody else."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="card-on-the-map"
        title="Card on the map"
        when="For contact pages: the map has the width, the address lies on its corner."
        layout="wide"
        stage="bare"
      >
        <MapFacade place={samplePlace} className="p-[min(1.5rem,4vw)]" />
      </Demo>
      <Demo
        id="beside-the-map"
        title="Beside the map"
        when="For several places one below the other, or where the address must be read first."
        stage="bare"
      >
        <MapFacade place={samplePlace} layout="beside" className="p-[min(1.5rem,4vw)]" />
      </Demo>
      <Demo
        id="under-the-map"
        title="Under the map"
        when="For a band at the foot of a page: a strip of the city, and under it what one needs to get there."
        stage="bare"
      >
        <MapFacade place={samplePlace} layout="below" className="p-[min(1.5rem,4vw)]" />
      </Demo>
    </DemoPage>
  );
}
