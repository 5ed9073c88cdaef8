import { ButtonLink } from "#app/elements/actions/button.tsx";
import {
  LabelledSeparator,
  Separator,
  ShapeDivider,
} from "#app/elements/text/separator/separator.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import { site } from "#content/site.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "lines", title: "Lines" },
  { id: "breath", title: "A breath" },
  { id: "ornament", title: "Ornament" },
  { id: "labelled", title: "Labelled" },
  { id: "shapes", title: "Between bands" },
];

export default function SeparatorsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Separators"
      intro="Space separates best. Where space is not enough there is a line, a pause, a word or the outline of the next band."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="lines"
        title="Lines"
        when="A bar above what begins, a hairline between things of one kind."
      >
        <Separator look="bar" className="mb-6" />
        <h3 className="display text-display-3">Opening hours</h3>
        <p className="mt-6 flex justify-between gap-4">
          <span>Tuesday to Friday</span> <span>7 to 18</span>
        </p>
        <Separator look="hairline" className="my-4" />
        <p className="flex justify-between gap-4">
          <span>Saturday</span> <span>7 to 13</span>
        </p>
        <Separator look="hairline" className="my-4" />
        <p className="flex justify-between gap-4">
          <span>Sunday and Monday</span> <span>we sleep</span>
        </p>
      </Demo>
      <Demo
        id="breath"
        title="A breath"
        when="For stories: the scene changes, the chapter goes on."
      >
        <div className="mx-auto grid max-w-prose gap-8">
          <p>
            She put the key on the table and said that it fitted nothing in the house. We tried it
            on everything all the same, the piano included.
          </p>
          <Separator look="points" />
          <p>
            In March the river fell further than anyone had seen, and the boys came running. There
            was a door in the bank, under the willow. Nobody ran back for the key. We all walked.
          </p>
        </div>
      </Demo>
      <Demo
        id="ornament"
        title="Ornament"
        when="For menus, programmes and invitations, between parts that are of equal rank."
      >
        <div className="mx-auto grid max-w-text gap-8 text-center">
          <p className="display text-display-3 text-balance">Soup of chestnuts and smoked butter</p>
          <Separator look="lozenge" />
          <p className="display text-display-3 text-balance">
            Pike from the lake, its skin, its broth
          </p>
          <Separator look="lozenge" />
          <p className="display text-display-3 text-balance">The pear that fell on Tuesday</p>
        </div>
      </Demo>
      <Demo
        id="labelled"
        title="Labelled"
        when="For a choice between two ways, or a date in a long conversation."
      >
        <div className="mx-auto grid max-w-96 gap-6">
          <ButtonLink href={site.phone.href}>Reserve by phone</ButtonLink>
          <LabelledSeparator>or, if you do not like to ring</LabelledSeparator>
          <ButtonLink href={`mailto:${site.email}`} tone="quiet">
            Write to the kitchen
          </ButtonLink>
        </div>
      </Demo>
      <Demo
        id="shapes"
        title="Between bands"
        when="For pages with few bands and strong colours: one shape on a page, used where the ground changes."
        layout="wide"
        stage="bare"
      >
        <div className="bg-tint">
          <h3 className="display px-gutter pt-tight text-display-2">Wave</h3>
          <ShapeDivider shape="wave" className="text-brand" />
        </div>
        <div data-tone="brand">
          <h3 className="display px-gutter pt-12 text-display-2">Slope</h3>
        </div>
        <ShapeDivider shape="slope" className="bg-brand text-raised" />
        <div className="bg-raised">
          <h3 className="display px-gutter pt-12 text-display-2">Arch</h3>
          <ShapeDivider shape="arch" className="text-accent" />
        </div>
        <div className="bg-accent text-on-accent">
          <h3 className="display px-gutter pt-12 text-display-2">Torn</h3>
          <ShapeDivider shape="torn" className="text-sunken" />
        </div>
        <p className="bg-sunken px-gutter py-12">
          The edge takes the ground of the band that follows, in every skin and in the dark.
        </p>
      </Demo>
    </DemoPage>
  );
}
