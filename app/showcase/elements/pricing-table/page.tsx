import { PlanComparison } from "#app/sections/prices/plan-comparison/plan-comparison.tsx";
import { PlanOffer } from "#app/sections/prices/plan-offer.tsx";
import { PlanRows } from "#app/sections/prices/plan-rows.tsx";
import { PricingTabs } from "#app/sections/prices/pricing-tabs/pricing-tabs.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";
import { benchSets, course, hostingPlans, hostingRows, lessons } from "./plans.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "by-month-and-year", title: "By month and by year" },
  { id: "price-list", title: "Price list" },
  { id: "one-offer", title: "One offer" },
  { id: "comparison", title: "Comparison" },
];

export default function PricingTablePage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Pricing tables"
      intro="Prices are data, so that the table, the sum and the button cannot disagree. How many plans there are decides which of these fits."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="by-month-and-year"
        title="By month and by year"
        when="For three plans that differ by size. The popular one is a card, its neighbours are columns beside it."
        layout="wide"
        stage="bare"
      >
        <PricingTabs
          id="bench-prices"
          heading="A bench of your own."
          intro="Pay for a year and two months cost nothing."
          sets={benchSets}
        />
      </Demo>
      <Demo
        id="price-list"
        title="Price list"
        when="For things one orders like a dish: few words, a figure at the end of the line."
        layout="wide"
        stage="bare"
      >
        <PlanRows {...lessons} />
      </Demo>
      <Demo
        id="one-offer"
        title="One offer"
        when="For a business that sells one thing. The price is the picture."
        layout="wide"
        stage="bare"
      >
        <PlanOffer id="course" per="for the course, everything in it" {...course} />
      </Demo>
      <Demo
        id="comparison"
        title="Comparison"
        when="For plans whose differences are details. On a phone the table scrolls, and the names of its lines stay."
        layout="wide"
        stage="bare"
      >
        <PlanComparison
          id="hosting-compared"
          heading="Hosting, line by line"
          per="a month"
          plans={hostingPlans}
          rows={hostingRows}
        />
      </Demo>
    </DemoPage>
  );
}
