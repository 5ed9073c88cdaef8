import { ClientMark } from "#app/elements/client-mark.tsx";
import { PictureQuote } from "#app/elements/picture-quote.tsx";
import { Quote } from "#app/elements/quote.tsx";
import { QuoteWall } from "#app/elements/quote-wall.tsx";
import { ResultQuote } from "#app/elements/result-quote.tsx";
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
  { id: "alone", title: "Alone" },
  { id: "wall", title: "Wall" },
  { id: "with-portrait", title: "With a portrait" },
  { id: "with-figure", title: "With a figure" },
];

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  const [shops, , , claims, builder] = voices;
  return (
    <DemoPage
      heading="Testimonials"
      intro="What clients say, with a name and a job beside it. The clients here are invented, so none of it stands in structured data; keep that rule until yours are real."
      contents={contents}
      data={loaderData}
    >
      {builder && (
        <Demo
          id="alone"
          title="Alone"
          when="For the one sentence that sells: give it a whole band, and let nothing stand beside it."
          layout="wide"
          stage="bare"
        >
          <Quote text={builder.text} source={<VoiceByline voice={builder} />} look="poster" />
        </Demo>
      )}
      <Demo
        id="wall"
        title="Wall"
        when="For many voices that are short: visitors pick two or three, and the number does the rest."
        layout="wide"
      >
        <QuoteWall
          quotes={voices.map((voice) => ({
            key: voice.name,
            text: voice.text,
            source: <VoiceByline voice={voice} />,
            isLead: voice.client === "fernhill",
          }))}
        />
      </Demo>
      {shops && (
        <Demo
          id="with-portrait"
          title="With a portrait"
          when="For a person whom visitors may know, or whose job is theirs."
          layout="wide"
          stage="bare"
        >
          <PictureQuote
            text={shops.text}
            picture={shops.picture}
            source={
              <>
                <p className="font-semibold text-ink">{shops.name}</p>
                <p>{shops.role}</p>
              </>
            }
          />
        </Demo>
      )}
      {claims && (
        <Demo
          id="with-figure"
          title="With a figure"
          when="For results that can be counted: the figure opens, the voice vouches for it."
          layout="wide"
        >
          <ResultQuote
            figure="17"
            measure="questions in a claim form that had 94"
            text={claims.text}
            source={<VoiceByline voice={claims} />}
            mark={<ClientMark name={claims.client} />}
          />
        </Demo>
      )}
    </DemoPage>
  );
}
