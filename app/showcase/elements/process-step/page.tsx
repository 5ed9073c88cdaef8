import { ProcessSteps } from "#app/elements/figures/process-steps/process-steps.tsx";
import { RisingSteps } from "./rising-steps.tsx";
import { StepRuler } from "#app/sections/lists/step-ruler/step-ruler.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import { brand, coat, launch, parcel, pump } from "./content.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "line", title: "Line" },
  { id: "upright", title: "Upright" },
  { id: "numerals", title: "Numerals" },
  { id: "ruler", title: "Ruler" },
  { id: "stairs", title: "Stairs" },
];

export default function ProcessStepPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Process step"
      intro="What happens first, what next, and what is there at the end. An ordered list in every case, so the numbers are counted, not typed."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="line"
        title="Line"
        when="For short steps of which one is under way: an order, an application, a delivery."
        layout="wide"
      >
        <ProcessSteps steps={parcel} current={2} />
      </Demo>
      <Demo
        id="upright"
        title="Upright"
        when="For steps that are read from top to bottom, with a few sentences each."
      >
        <ProcessSteps steps={coat} look="upright" />
      </Demo>
      <Demo
        id="numerals"
        title="Numerals"
        when="For the page that sells the process itself: three steps, and nobody forgets how many."
      >
        <ProcessSteps steps={pump} look="numerals" />
      </Demo>
      <Demo
        id="ruler"
        title="Ruler"
        when="For work that takes weeks: each step is as wide as it is long, and what it leaves is drawn below."
        layout="wide"
        stage="bare"
      >
        <StepRuler
          id="brand-weeks"
          heading="Ten weeks"
          unit={{ one: "Week", many: "Weeks" }}
          length={10}
          steps={brand}
        />
      </Demo>
      <Demo
        id="stairs"
        title="Stairs"
        when="For growth: three cards, each a stair higher than the last, along one curve."
        layout="wide"
        stage="bare"
      >
        <RisingSteps id="launch-steps" heading="From nobody to the first hundred" steps={launch} />
      </Demo>
    </DemoPage>
  );
}
