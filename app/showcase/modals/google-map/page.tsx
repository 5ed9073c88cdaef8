import { buttonClass } from "#app/elements/actions/button.tsx";
import { Drawing } from "#app/elements/media/drawing.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Modal, ModalTrigger } from "#app/elements/overlays/modal/modal.tsx";
import { MapFacade } from "#app/features/embeds/map-facade.tsx";
import { ModalGuide } from "#app/showcase/modals/parts/modal-guide.tsx";
import { PosterTrigger } from "#app/showcase/modals/parts/poster-trigger.tsx";
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
  { id: "from-a-map", title: "From a map" },
  { id: "from-an-address", title: "From an address" },
];

export default function MapModalPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Google map modal"
      intro="Most people want to know where it is, and our own drawn map tells them. Those who want to plan a route press once more, and only then does Google's map load."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="from-a-map"
        title="From a map"
        when="For a front page or a footer: a glance says which corner of the city, a press opens it large."
        stage="bare"
      >
        <PosterTrigger
          modal="open"
          icon="map-pin"
          label="See where we are"
          detail={samplePlace.address.join(", ")}
        >
          {samplePlace.drawing && <Drawing href={samplePlace.drawing} />}
        </PosterTrigger>
        <Modal id="open" title="Where to find us" shape="stage">
          <MapFacade place={samplePlace} />
        </Modal>
      </Demo>

      <Demo
        id="from-an-address"
        title="From an address"
        when="For lists of places and invitations: the address is text that can be copied, the map stands beside it when wanted."
      >
        <div className="mx-auto grid w-full max-w-text gap-6 border-y border-line py-10">
          <p className="display text-display-3">Open evening, Thursday 3 June, seven o’clock</p>
          <address className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 not-italic">
            <span>
              {samplePlace.name}
              <br />
              {samplePlace.address.join(", ")}
            </span>
            <ModalTrigger
              modal="open-side"
              className={buttonClass({ tone: "quiet", size: "small" })}
            >
              <Icon name="map-pin" className="size-4" />
              Show on a map
            </ModalTrigger>
          </address>
        </div>
        <Modal id="open-side" title="The way to us" shape="side">
          <MapFacade place={samplePlace} layout="below" />
        </Modal>
      </Demo>

      <ModalGuide
        heading="Where, first. How to get there, on request."
        right={[
          "An address in a footer, an invitation, a list of shops.",
          "Telling where something is at a glance, in your own colours, in the dark scheme too.",
          "Phones: the link under the map opens the visitor's own map application.",
        ]}
        wrong={[
          "A map as decoration. The address and one good sentence of directions are worth more.",
          "The only place where the address stands: it must be text, to be read out and copied.",
          "Loading Google's map on arrival. In the European Union that needs a consent first.",
        ]}
      />
    </DemoPage>
  );
}
