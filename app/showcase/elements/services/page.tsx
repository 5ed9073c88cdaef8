import { PriceList } from "#app/elements/text/price-list/price-list.tsx";
import { ServiceIndex } from "#app/elements/text/service-index/service-index.tsx";
import { ServiceTile } from "#app/elements/text/service-tile.tsx";
import { ServiceBento } from "#app/sections/lists/service-bento.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import { cuts, planning, shaves, stays, studio } from "./content.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "index", title: "Index" },
  { id: "bento", title: "Bento" },
  { id: "price-list", title: "Price list" },
  { id: "tiles", title: "Tiles" },
];

export default function ServicesPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Services"
      intro="What a business does, told the way its customers choose: by a name, by a drawing, by a price or by a picture."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="index"
        title="Index"
        when="For few services that are explained elsewhere: the names are the design, a picture opens beside them."
        layout="wide"
      >
        <ServiceIndex services={planning} />
      </Demo>
      <Demo
        id="bento"
        title="Bento"
        when="For services that can be drawn: tiles of unequal width, and seams that never meet."
        layout="wide"
        stage="bare"
      >
        <ServiceBento
          id="studio-services"
          heading="Six things, done often"
          intro="Each has a fixed price, a fixed week and one person who signs it."
          tiles={studio}
          link={{ label: "What each includes", href: "/page/what-we-offer" }}
        />
      </Demo>
      <Demo
        id="price-list"
        title="Price list"
        when="For trades with prices: barbers, spas, cafés. Nobody has to ask."
      >
        <div className="grid grid-cols-1 gap-x-16 gap-y-12 md:grid-cols-2">
          <PriceList heading="Hair" items={cuts} />
          <PriceList heading="Beard" items={shaves} />
        </div>
      </Demo>
      <Demo
        id="tiles"
        title="Tiles"
        when="For what is best seen: a large picture each, unequal in width, with what is included below."
        layout="wide"
      >
        <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-[7fr_5fr] lg:items-end">
          <ServiceTile service={stays.terrace} ratio="16 / 10" />
          <ServiceTile service={stays.pool} ratio="1" />
        </div>
      </Demo>
    </DemoPage>
  );
}
