import { Highlight } from "#app/elements/text/highlight/highlight.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "marker", title: "Marker" },
  { id: "pen", title: "Pen stroke" },
  { id: "filled", title: "Filled" },
  { id: "framed", title: "Framed" },
  { id: "tinted", title: "Tinted" },
];

export default function HighlightsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Highlights"
      intro="Words that stand out of a text, as native marks. Every look runs on over the end of a line, and the drawn ones are drawn once, when you come to them."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="marker"
        title="Marker"
        when="For the one phrase of a paragraph that someone would mark with a felt pen if it were paper."
      >
        <p className="max-w-prose text-lead">
          You may end the contract on any day.{" "}
          <Highlight>
            We refund what you have paid for the days after it, to the same account, within five
            working days,
          </Highlight>{" "}
          and we do not ask why. If you tell us all the same, Mirela reads it; she runs the place.
        </p>
      </Demo>
      <Demo
        id="pen"
        title="Pen stroke"
        when="For a word or two in a heading, when the heading is an argument and this is its point."
      >
        <h3 className="display text-display-2 text-balance">
          A dentist who <Highlight look="pen">stops when you</Highlight> lift a finger
        </h3>
      </Demo>
      <Demo
        id="filled"
        title="Filled"
        when="For terms, states and short labels inside a sentence: two or three words at most."
      >
        <p className="max-w-prose">
          Tables marked <Highlight look="filled">by the window</Highlight> are kept until ten past.
          Those marked <Highlight look="filled">at the pass</Highlight> are kept until you come,
          because the cook wants to see your face.
        </p>
      </Demo>
      <Demo
        id="framed"
        title="Framed"
        when="For what has to be found again on a device or a door: keys, codes, names of buttons."
      >
        <p className="max-w-prose">
          Turn the dial to <Highlight look="framed">3</Highlight>, wait for the second click, and
          hold <Highlight look="framed">Brew</Highlight> until the light is steady. The door code at
          night is <Highlight look="framed">48 17 bell</Highlight>.
        </p>
      </Demo>
      <Demo
        id="tinted"
        title="Tinted"
        when="For several names or figures in one text, where anything louder would take it apart."
      >
        <p className="max-w-prose">
          In its first winter the house sheltered <Highlight look="tinted">61 people</Highlight> on{" "}
          <Highlight look="tinted">118 nights</Highlight>. The kitchen cooked{" "}
          <Highlight look="tinted">4,300 suppers</Highlight> from what four bakeries and a market
          hall had left at closing time.
        </p>
      </Demo>
    </DemoPage>
  );
}
