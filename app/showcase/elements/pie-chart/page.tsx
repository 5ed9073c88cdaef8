import { PieChart } from "#app/elements/figures/pie-chart/pie-chart.tsx";
import { Ring } from "#app/elements/figures/ring/ring.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "whole-pieces", title: "Whole pieces" },
  { id: "ring-with-a-sum", title: "Ring with a sum" },
  { id: "half-ring", title: "Half ring" },
  { id: "single-rings", title: "Single rings" },
];

const priceParts = [
  { label: "Work", value: 52 },
  { label: "Wood", value: 27 },
  { label: "Delivery", value: 12 },
  { label: "What we keep", value: 9 },
];

const weekParts = [
  { label: "At the bench", value: 21 },
  { label: "Drawing", value: 9 },
  { label: "With customers", value: 5 },
  { label: "In the forest", value: 3 },
  { label: "Bookkeeping", value: 2 },
];

const voteParts = [
  { label: "For the new hall", value: 61 },
  { label: "Against it", value: 34 },
  { label: "Abstained", value: 12 },
];

const singleShares = [
  { value: 88, text: "Orders delivered on the day we named" },
  { value: 64, text: "Customers who come for a second piece" },
  { value: 17, text: "Pieces that are repairs of our own" },
];

export default function PieChartPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Pie charts"
      intro="Parts of one whole, at most six. Each chart comes with its table: the drawing shows the proportion, the table says the figures."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="whole-pieces"
        title="Whole pieces"
        when="For two to four parts of very different size. People see at once which is the largest."
      >
        <PieChart
          look="pie"
          caption="What the price of a table pays for"
          columns={["Part", "Share"]}
          parts={priceParts}
          unit=" %"
        />
      </Demo>
      <Demo
        id="ring-with-a-sum"
        title="Ring with a sum"
        when="When the sum matters as much as its parts. It stands in the middle."
      >
        <PieChart
          look="ring"
          caption="Hours of a working week"
          columns={["What", "Hours"]}
          parts={weekParts}
          unit=" h"
        >
          <p className="figures text-display-2">40</p>
          <p className="text-small text-soft">hours a week</p>
        </PieChart>
      </Demo>
      <Demo
        id="half-ring"
        title="Half ring"
        when="For a balance: votes, sides, before and after. The eye looks for the middle, and sees who has passed it."
      >
        <PieChart
          look="half"
          caption="Vote of the cooperative on the new hall"
          columns={["Vote", "Members"]}
          parts={voteParts}
          unit=""
        >
          <p className="pb-2 text-small text-soft">
            <span className="figures block text-display-3 text-ink">107</span>
            members voted
          </p>
        </PieChart>
      </Demo>
      <Demo
        id="single-rings"
        title="Single rings"
        when="For shares that do not add up to a whole, each of its own thing. The figure inside says what the ring draws."
      >
        <ul className="grid grid-cols-1 gap-8 sm:grid-cols-3">
          {singleShares.map(({ value, text }) => (
            <li key={text} className="grid content-start gap-4">
              <Ring value={value} filling className="max-w-48">
                <span className="figures text-display-3">{value}%</span>
              </Ring>
              <p className="max-w-[26ch] text-small text-soft">{text}</p>
            </li>
          ))}
        </ul>
      </Demo>
    </DemoPage>
  );
}
