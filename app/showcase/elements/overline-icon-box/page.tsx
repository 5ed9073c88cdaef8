import { Icon } from "#app/elements/media/icon.tsx";
import { IconText } from "#app/elements/text/icon-text/icon-text.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "growing-line", title: "Growing line" },
  { id: "line-that-fills", title: "Line that fills" },
  { id: "heavy-line", title: "Heavy line" },
];

export default function OverlineIconBoxPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Overline icon box"
      intro="A box that is held by the line above it. The line is also what answers: it grows, fills, or simply carries the weight."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="growing-line"
        title="Growing line"
        when="For four services in a row. The short line aligns them at rest and runs across the one that is pointed at."
        layout="wide"
      >
        <div className="grid gap-x-8 gap-y-10 sm:grid-cols-2 lg:grid-cols-4">
          <IconText
            look="overline"
            mark={<Icon name="file-text" />}
            title="Wills"
            content="Written in your words, checked in theirs. Two meetings and a signature."
            link={{ label: "What it costs", href: "/page/pricing-packages" }}
          />
          <IconText
            look="overline"
            mark={<Icon name="shield-check" />}
            title="Powers of attorney"
            content="Who decides when you cannot, and what they may not decide."
            link={{ label: "Whom to choose", href: "/page/faq-s" }}
          />
          <IconText
            look="overline"
            mark={<Icon name="bookmark" />}
            title="Digital accounts"
            content="A list of what you have, kept where the right person will look."
            link={{ label: "How it is kept", href: "/page/our-process" }}
          />
          <IconText
            look="overline"
            mark={<Icon name="calendar" />}
            title="The yearly review"
            content="Half an hour each January. Most years nothing has to change."
            link={{ label: "Choose a day", href: "/page/contact-classic" }}
          />
        </div>
      </Demo>
      <Demo
        id="line-that-fills"
        title="Line that fills"
        when="For two or three entries that are meant to be opened. The line comes down and becomes the ground, under the pointer and under the focus."
      >
        <div className="grid gap-5 sm:grid-cols-2">
          <IconText
            look="filling"
            mark={<Icon name="armchair" />}
            title="For a home"
            content="Tables, benches, shelves. From one piece, delivered in six weeks."
            link={{ label: "See the pieces", href: "/page/what-we-offer" }}
          />
          <IconText
            look="filling"
            mark={<Icon name="trees" />}
            title="For a park"
            content="Seats that stand outdoors for thirty winters. From twelve, with a plan for repairs."
            link={{ label: "Ask for a plan", href: "/page/contact-classic" }}
          />
        </div>
      </Demo>
      <Demo
        id="heavy-line"
        title="Heavy line"
        when="For an index that is read like a table: the title first, the sign at the end of the line, no movement at all."
      >
        <div className="grid gap-x-12 md:grid-cols-2">
          <IconText
            look="row"
            mark={<Icon name="ruler" />}
            title="Survey"
            content="Walls, floors and what is behind them, in one drawing."
          />
          <IconText
            look="row"
            mark={<Icon name="brush" />}
            title="Finish"
            content="Three samples in your light, at nine and at five o'clock."
          />
          <IconText
            look="row"
            mark={<Icon name="hammer" />}
            title="Site"
            content="One foreman from the first day to the last."
          />
          <IconText
            look="row"
            mark={<Icon name="check" />}
            title="Handover"
            content="A list of faults, ours, with dates next to them."
          />
        </div>
      </Demo>
    </DemoPage>
  );
}
