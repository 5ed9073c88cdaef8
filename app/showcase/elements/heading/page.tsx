import { SectionHeader } from "#app/sections/section.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "sizes", title: "Four sizes" },
  { id: "stacked", title: "Stacked" },
  { id: "split", title: "Split" },
  { id: "on-a-line", title: "On a line" },
  { id: "on-the-axis", title: "On the axis" },
];

export default function HeadingPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Headings"
      intro="Four sizes and four compositions. A heading says something; it does not name the section it stands on."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="sizes"
        title="Four sizes"
        when="The largest once a page, the next for sections, the third for entries, the smallest in cards. Between them and the text there is nothing."
        layout="wide"
      >
        <div className="grid gap-8">
          <p className="display text-display-1">Dinner at the pass</p>
          <p className="display text-display-2">Eight seats, one long table</p>
          <p className="display text-display-3">What the garden has on Thursday</p>
          <p className="display text-display-4">Bread, butter, and the first radishes</p>
        </div>
      </Demo>
      <Demo
        id="stacked"
        title="Stacked"
        when="The usual one: heading, then an intro of at most two sentences. A few words above only where a reader would be lost without."
      >
        <SectionHeader
          eyebrow="Spring 2027"
          heading="Forty seedlings, and one that nobody ordered"
          intro="We grow what four kitchens have asked for, and one thing a year that they have not. It is usually the one they ask for again."
        />
      </Demo>
      <Demo
        id="split"
        title="Split"
        when="Where the intro is as long as the heading. Both keep to the columns of what stands below them."
        layout="wide"
      >
        <SectionHeader
          layout="split"
          heading="A desk beside yours, not a report on it"
          intro="Most advice arrives as a document. Ours arrives as people: they sit in your room, use your tools and answer your phone."
        />
      </Demo>
      <Demo
        id="on-a-line"
        title="On a line"
        when="For lists, tables and everything that is dense. The line says that something begins here."
      >
        <SectionHeader
          layout="ruled"
          size="medium"
          heading="Notes from the first year"
          intro="Written by people who signed the invoices."
        />
      </Demo>
      <Demo
        id="on-the-axis"
        title="On the axis"
        when="For an invitation or a dedication. Once a page; a second one makes both of them ordinary."
      >
        <SectionHeader
          layout="centred"
          heading="You are expected at seven"
          intro="There is no dress code. There is a dog."
        />
      </Demo>
    </DemoPage>
  );
}
