import { Carousel } from "#app/elements/motion/carousel/carousel.tsx";
import { ClientMark } from "#app/elements/media/client-mark.tsx";
import { PictureQuote } from "#app/elements/people/picture-quote/picture-quote.tsx";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { Rail } from "#app/elements/motion/rail/rail.tsx";
import { VoiceByline, voices } from "#app/showcase/elements/voices.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "portraits", title: "Portraits by hand" },
  { id: "one", title: "One at a time" },
  { id: "three", title: "Three side by side" },
];

export default function TestimonialsCarouselPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Testimonials carousel"
      intro="Several voices in the room of one. It never changes under a reader: pointer or focus holds it, the first button stops it, and keys move it."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="portraits"
        title="Portraits by hand"
        when="For a page about people: large portraits, and a row that moves only when it is moved."
        layout="wide"
        stage="bare"
      >
        <div className="py-tight">
          <Rail
            label="Clients with their portraits"
            item="wide"
            header={<h3 className="display max-w-[18ch] text-display-3">Ask them yourself</h3>}
            items={voices.map(({ name, role, text, picture }) => ({
              key: name,
              content: (
                <div className="h-full overflow-clip rounded-card bg-raised">
                  <PictureQuote
                    text={text}
                    picture={picture}
                    source={
                      <>
                        <p className="font-semibold text-ink">{name}</p>
                        <p>{role}</p>
                      </>
                    }
                  />
                </div>
              ),
            }))}
          />
        </div>
      </Demo>
      <Demo
        id="one"
        title="One at a time"
        when="For four to six sentences that deserve a heading’s size each."
        layout="wide"
        stage="bare"
      >
        <div className="py-tight">
          <Carousel
            label="Clients, one at a time"
            view="one"
            header={<h3 className="text-lead text-soft">Six clients, unedited</h3>}
            slides={voices.map((voice) => ({
              key: voice.name,
              content: (
                <Quote text={voice.text} source={<VoiceByline voice={voice} />} look="hung" />
              ),
            }))}
          />
        </div>
      </Demo>
      <Demo
        id="three"
        title="Three side by side"
        when="For voices that may be compared; cards of equal height, the client’s mark at the foot."
        layout="wide"
        stage="bare"
      >
        <div className="bg-tint py-tight">
          <Carousel
            label="Clients, three side by side"
            view="few"
            header={<h3 className="display max-w-[18ch] text-display-3">After the first year</h3>}
            slides={voices.map((voice) => ({
              key: voice.name,
              content: (
                <Quote
                  text={voice.text}
                  look="card"
                  className="h-full grid-rows-[1fr_auto]"
                  source={
                    <div className="grid gap-6 border-t border-line pt-6">
                      <VoiceByline voice={voice} />
                      <p className="flex h-11 items-center">
                        <ClientMark name={voice.client} className="text-[0.75rem]" />
                      </p>
                    </div>
                  }
                />
              ),
            }))}
          />
        </div>
      </Demo>
    </DemoPage>
  );
}
