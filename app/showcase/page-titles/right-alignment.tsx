import { Link } from "#app/elements/actions/link.tsx";
import { PageTitle } from "#app/sections/page-titles/page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/right-alignment.ts";
import code from "./right-alignment.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const studioTrail = [
  { label: "Lindqvist Studio", href: "/" },
  { label: "Work", href: "/" },
];

const facts = [
  {
    term: "On a phone",
    text: "The words keep their edge, so the page is still the same page at 320 pixels.",
  },
  {
    term: "Right to left",
    text: "End is the left edge there, and the aside changes sides with it.",
  },
  {
    term: "Long intros",
    text: "Ragged starts tire after four lines. Keep the intro to two sentences.",
  },
];

export default function RightAlignmentPage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="It leaves the start of the page to something else."
          about="Words at the end of the line pull the page off its usual axis. That only works when something holds the other side: a short list, a figure, an index. Left empty, it looks like a mistake."
          when="Use it for portfolios and collections whose start column is an index."
          facts={facts}
        >
          <PageTitle
            align="end"
            trail={showcaseTrail}
            heading="Right alignment"
            intro="The head for pages with something to hold at the other side."
          >
            <ul className="grid gap-1 border-t border-line pt-4 text-small">
              <li>
                <Link href="#with-an-index" className="inline-block py-1 font-semibold underline">
                  With an index
                </Link>
              </li>
              <li>
                <Link href="#by-night" className="inline-block py-1 font-semibold underline">
                  By night
                </Link>
              </li>
            </ul>
          </PageTitle>
        </TitleDemo>
      }
    >
      <Demo
        id="with-an-index"
        title="With an index"
        when="For a body of work in few groups: the index is read first, the title gives it a name."
        layout="wide"
        stage="bare"
      >
        <PageTitle
          align="end"
          ground="tint"
          trail={studioTrail}
          heading="Portraits in north light"
          crumb="Portraits"
          intro="Forty people, one window, between nine and eleven in the morning."
        >
          <dl className="grid w-full max-w-60 gap-y-2 text-small">
            {portraitGroups.map(({ name, count }) => (
              <div key={name} className="flex justify-between gap-6 border-b border-edge pb-2">
                <dt>{name}</dt>
                <dd className="font-semibold tabular-nums">{count}</dd>
              </div>
            ))}
          </dl>
        </PageTitle>
      </Demo>
      <Demo
        id="by-night"
        title="By night"
        when="Before a page of pictures, which then begin out of the dark in both schemes."
        layout="wide"
        stage="bare"
      >
        <PageTitle
          align="end"
          ground="night"
          trail={studioTrail}
          heading="What the lamp saw"
          intro="Twelve long exposures from the last tram to the first."
        />
      </Demo>
    </TitleDemoPage>
  );
}

const portraitGroups = [
  { name: "Musicians", count: 14 },
  { name: "Neighbours", count: 17 },
  { name: "People who declined twice", count: 9 },
];
