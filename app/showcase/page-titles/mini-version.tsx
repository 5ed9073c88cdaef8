import { SHOP } from "#content/addresses.ts";
import { MiniPageTitle } from "#app/sections/page-titles/mini-page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/mini-version.ts";
import code from "./mini-version.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const shopTrail = [
  { label: "Fenn & Daughter", href: "/" },
  { label: "Shop", href: SHOP },
];
const tramTrail = [{ label: "City trams", href: "/" }];

const facts = [
  {
    term: "Height",
    text: "One line, 66 pixels on a desk. The first row of goods is in the first screen.",
  },
  { term: "On a phone", text: "Name first, trail below it. Both wrap rather than shrink." },
  {
    term: "The note",
    text: "How many things the list holds, or when it was last brought up to date.",
  },
];

const departures = [
  { line: "1", to: "Harbour, ferry terminal", at: "08:04" },
  { line: "4", to: "University by way of the market", at: "08:06" },
  { line: "1", to: "Harbour, ferry terminal", at: "08:12" },
  { line: "7", to: "Botanical garden", at: "08:15" },
];

export default function MiniVersionPage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="As small as a title may be."
          about="Name, note and trail in one line with a hairline under it. It is still the page's heading, still has its breadcrumbs and its structured data; it has only stopped asking for attention."
          when="Use it on pages that people come back to: shop lists, tables, accounts, search."
          facts={facts}
        >
          <MiniPageTitle trail={showcaseTrail} heading="Mini version" note="one line, no more" />
        </TitleDemo>
      }
    >
      <Demo
        id="shop-list"
        title="Above a shop list"
        when="Where visitors came for the goods: the number tells them what they are in for."
        layout="wide"
        stage="bare"
      >
        <MiniPageTitle trail={shopTrail} heading="Linen shirts" note="24 pieces" />
      </Demo>
      <Demo
        id="timetable"
        title="Above a table"
        when="For a page that is looked at rather than read; the note says how fresh it is."
        layout="wide"
        stage="bare"
      >
        <MiniPageTitle trail={tramTrail} heading="Departures from Elm Square" note="weekdays" />
        <table className="mx-auto mb-8 w-full max-w-wide text-small">
          <thead className="sr-only">
            <tr>
              <th scope="col">Line</th>
              <th scope="col">To</th>
              <th scope="col">At</th>
            </tr>
          </thead>
          <tbody>
            {departures.map(({ line, to, at }) => (
              <tr key={at} className="border-b border-line">
                <td className="w-20 py-3 ps-gutter font-semibold tabular-nums">{line}</td>
                <td className="py-3">{to}</td>
                <td className="py-3 pe-gutter text-end tabular-nums">{at}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </Demo>
    </TitleDemoPage>
  );
}
