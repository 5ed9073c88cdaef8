import { SEARCH } from "#content/addresses.ts";
import { BreadcrumbBar } from "#app/sections/page-titles/breadcrumb-bar.tsx";
import { ColorfulPageTitle } from "#app/sections/page-titles/colorful-page-title/colorful-page-title.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/separate-breadcrumbs.ts";
import code from "./separate-breadcrumbs.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const archiveTrail = [
  { label: "Town archive", href: "/" },
  { label: "Maps", href: "/home-startup" },
  { label: "Rivers and harbours", href: "/home-consulting" },
  { label: "1850 to 1899", href: SEARCH },
];
const marketTrail = [{ label: "Covered Market", href: "/" }];

const facts = [
  {
    term: "Depth",
    text: "Five levels fit a line on a desk and wrap on a phone. None is hidden behind dots.",
  },
  {
    term: "Search engines",
    text: "The same trail is in the page as structured data, with absolute addresses.",
  },
  {
    term: "Any band",
    text: "A title without a trail and a bar below it: two parts that know nothing of each other.",
  },
];

export default function SeparateBreadcrumbsPage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="The way back has a line to itself."
          about="Deep sites have long trails, and a long trail above a heading pushes it down the page. In a bar below the band the trail has the whole width, stays where the content begins, and leaves the title alone."
          when="Use it in shops, archives and documentation, three levels deep and more."
          facts={facts}
        >
          <PageTitle
            ground="tint"
            heading="Separate breadcrumbs"
            intro="The head for sites that are deeper than their menu."
          />
          <BreadcrumbBar trail={showcaseTrail} current="Separate breadcrumbs">
            Page titles, 7 of 10
          </BreadcrumbBar>
        </TitleDemo>
      }
    >
      <Demo
        id="deep-trail"
        title="Five levels deep"
        when="When most visitors arrive from a search and need to know which shelf they are standing at."
        layout="wide"
        stage="bare"
      >
        <PageTitle
          align="center"
          heading="Harbour chart with soundings, 1874"
          intro="Copper engraving in four sheets, coloured by hand, restored in 2019."
        />
        <BreadcrumbBar trail={archiveTrail} current="Harbour chart, 1874">
          Sheet 1 of 4
        </BreadcrumbBar>
      </Demo>
      <Demo
        id="under-colour"
        title="Under a coloured band"
        when="The bar is quiet on purpose: it goes below any of the ten titles."
        layout="wide"
        stage="bare"
      >
        <ColorfulPageTitle
          heading="Stalls and their keepers"
          intro="Thirty-eight counters, from the fishmonger at gate one to the umbrella mender."
        />
        <BreadcrumbBar trail={marketTrail} current="Stalls" />
      </Demo>
    </TitleDemoPage>
  );
}
