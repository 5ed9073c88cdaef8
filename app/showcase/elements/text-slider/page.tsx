import { TextSlider } from "#app/elements/motion/text-slider/text-slider.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";
import { libraryVoices, logPages, refusals, workshopRules } from "./content.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "row", title: "One at a time" },
  { id: "column", title: "Upright" },
  { id: "named", title: "Named" },
  { id: "peek", title: "Next one looks in" },
];

export default function TextSliderPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Text slider"
      intro="Sentences that deserve a screen of their own. The browser scrolls and snaps, fingers and arrow keys work, and nothing moves before a reader asks for it."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="row"
        title="One at a time"
        when="For three to five statements of equal weight, none of which should be read in passing."
        layout="wide"
      >
        <TextSlider label="When we say no" slides={refusals} />
      </Demo>
      <Demo
        id="column"
        title="Upright"
        when="For short lines that follow each other, such as rules or steps: the eye goes on reading downwards."
        layout="wide"
      >
        <TextSlider label="Rules of the workshop" slides={workshopRules} look="column" />
      </Demo>
      <Demo
        id="named"
        title="Named"
        when="For voices: readers choose by who is speaking instead of leafing through everybody."
      >
        <TextSlider label="About the library" slides={libraryVoices} />
      </Demo>
      <Demo
        id="peek"
        title="Next one looks in"
        when="For notes that are leafed through, most of all on phones, where the cut edge invites the thumb."
      >
        <TextSlider label="The ship's log" slides={logPages} look="peek" />
      </Demo>
    </DemoPage>
  );
}
