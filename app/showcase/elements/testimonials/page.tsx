import { ClientMark } from "#app/elements/media/client-mark.tsx";
import { PictureQuote } from "#app/elements/people/picture-quote/picture-quote.tsx";
import { Quote } from "#app/elements/people/quote/quote.tsx";
import { QuoteWall } from "#app/elements/people/quote-wall/quote-wall.tsx";
import { ResultQuote } from "#app/elements/people/result-quote.tsx";
import { VoiceByline, voiceOf, voices } from "#app/showcase/elements/voices.tsx";
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

/** Those that fill three columns evenly. */
const shortVoices = voices.filter(({ client }) => client !== "saltbox");

export default function TestimonialsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Testimonials"
      intro="What clients say, with a name and a job beside it. The clients here are invented, so none of it stands in structured data; keep that rule until yours are real."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="alone"
        title="Alone"
        when="For the one sentence that sells: give it a whole band, and let nothing stand beside it."
        layout="wide"
        stage="bare"
      >
        <Quote
          text={voiceOf("saltbox").text}
          source={<VoiceByline voice={voiceOf("saltbox")} />}
          look="poster"
        />
      </Demo>
      <Demo
        id="wall"
        title="Wall"
        when="For many voices that are short: visitors pick two or three, and the number does the rest."
        layout="wide"
      >
        <QuoteWall
          quotes={shortVoices.map((voice) => ({
            key: voice.name,
            text: voice.text,
            source: <VoiceByline voice={voice} />,
            isLead: voice.client === "fernhill",
          }))}
        />
      </Demo>
      <Demo
        id="with-portrait"
        title="With a portrait"
        when="For a person whom visitors may know, or whose job is theirs."
        layout="wide"
        stage="bare"
      >
        <PictureQuote
          text={voiceOf("pedalhaus").text}
          picture={voiceOf("pedalhaus").picture}
          source={
            <>
              <p className="font-semibold text-ink">{voiceOf("pedalhaus").name}</p>
              <p>{voiceOf("pedalhaus").role}</p>
            </>
          }
        />
      </Demo>
      <Demo
        id="with-figure"
        title="With a figure"
        when="For results that can be counted: the figure opens, the voice vouches for it."
        layout="wide"
      >
        <ResultQuote
          figure="17"
          measure="questions in a claim form that had 94"
          text={voiceOf("orchard-mutual").text}
          source={<VoiceByline voice={voiceOf("orchard-mutual")} />}
          mark={<ClientMark name="orchard-mutual" />}
        />
      </Demo>
    </DemoPage>
  );
}
