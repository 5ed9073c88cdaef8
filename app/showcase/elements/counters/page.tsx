import { Odometer } from "#app/elements/figures/odometer/odometer.tsx";
import { FigureRow } from "#app/sections/figures/figure-row.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "mechanical", title: "Mechanical" },
  { id: "ruled-row", title: "Ruled row" },
  { id: "in-a-sentence", title: "In a sentence" },
];

const orchardFigures = [
  {
    value: 640,
    suffix: "+",
    label: "Apple trees",
    detail: "On two slopes above the river, the oldest planted by a schoolmaster.",
  },
  {
    value: 47,
    suffix: "",
    label: "Varieties",
    detail: "Eleven of them grow nowhere else that we know of.",
  },
  {
    value: 90,
    suffix: "+",
    label: "Pickers in September",
    detail: "Most come back, and bring somebody.",
  },
];

const workshopFigures = [
  { value: 4218, suffix: "", label: "Chairs made by hand since 1998" },
  { value: 31, suffix: "", label: "Came back, all of them for new oil" },
  { value: 96, suffix: " %", label: "Of the oak grew within 60 km" },
  { value: 7, suffix: "", label: "People, two of them apprentices" },
];

export default function CountersPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Counters"
      intro="A figure that rolls up draws the eye once. The final value stands in the page from the start, for search engines, screen readers and whoever wants no motion."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="mechanical"
        title="Mechanical"
        when="For two to four figures that carry a page. One leads, the others stand beside it; the wheels turn when they are seen."
        layout="wide"
        stage="bare"
      >
        <FigureRow items={orchardFigures} />
      </Demo>
      <Demo
        id="ruled-row"
        title="Ruled row"
        when="For figures that are read together, like the line of a table. The digits roll without their windows."
        layout="wide"
      >
        <dl className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          {workshopFigures.map(({ value, suffix, label }) => (
            <div
              key={label}
              className="flex flex-col-reverse justify-end gap-4 border-t-2 border-ink pt-5"
            >
              <dt className="max-w-[24ch] text-small text-soft">{label}</dt>
              <dd className="text-[length:min(clamp(2.75rem,5vw,4.75rem),16vw)]">
                <Odometer value={value} suffix={suffix} look="plain" />
              </dd>
            </div>
          ))}
        </dl>
      </Demo>
      <Demo
        id="in-a-sentence"
        title="In a sentence"
        when="When there is one figure and it needs its words. Nothing else of this size stands near it."
      >
        <p className="display max-w-[24ch] text-display-2">
          Of every <Odometer value={100} look="plain" /> letters we send,{" "}
          <span className="text-brand-ink">
            <Odometer value={62} look="plain" />
          </span>{" "}
          are opened before nine in the morning.
        </p>
      </Demo>
    </DemoPage>
  );
}
