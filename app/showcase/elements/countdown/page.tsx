import type { ReactNode } from "react";
import { events } from "#content/events.ts";
import { Countdown } from "#app/elements/figures/countdown/countdown.tsx";
import { Ring } from "#app/elements/figures/ring/ring.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "columns", title: "Columns" },
  { id: "rings", title: "Rings" },
  { id: "in-a-line", title: "In a line" },
  { id: "when-it-is-over", title: "When it is over" },
];

export default function CountdownPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Countdown"
      intro="The time until a date that is written down once, in its own zone. It is right on every clock and over the night on which clocks are changed, and it knows when it is over."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="columns"
        title="Columns"
        when="For the page that exists because of the date: an opening, a launch, an edition."
        layout="wide"
      >
        <Countdown
          label="Time until the next edition"
          until={events.nextEdition}
          finished={<p className="display text-display-3">The next edition is here.</p>}
        />
      </Demo>
      <Demo
        id="rings"
        title="Rings"
        when="When the waiting is part of the pleasure. The days lead, the rings show that time passes."
      >
        <Countdown
          look="rings"
          frame={ringFrame}
          label="Time until the kiln is opened"
          until={events.kilnOpening}
          finished={
            <p className="display text-display-3">The kiln is open. Come while it is warm.</p>
          }
        />
      </Demo>
      <Demo
        id="in-a-line"
        title="In a line"
        when="For a strip over the page or a line below a price. It asks for no more room than a sentence."
        stage="bare"
      >
        <div
          data-tone="brand"
          className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 px-gutter py-5"
        >
          <p className="font-semibold">The early price ends in</p>
          <Countdown
            look="line"
            label="Time until the early price ends"
            until={events.earlyPrice}
            finished={<p>The early price has ended. The usual one is 240.</p>}
          />
          <ButtonLink href="/page/pricing-packages" tone="inverse" size="small">
            See the prices
          </ButtonLink>
        </div>
      </Demo>
      <Demo
        id="when-it-is-over"
        title="When it is over"
        when="What stands in its place afterwards is part of the countdown, so that no page ever counts to nothing."
      >
        <Countdown
          label="Time until the spring workshop"
          until={events.springWorkshop}
          finished={
            <div className="grid justify-items-start gap-4">
              <p className="display text-display-3">The spring workshop was on 29 March 2026.</p>
              <p className="max-w-text text-soft">
                Twelve people made twelve stools. The next one is announced in the letter.
              </p>
            </div>
          }
        />
      </Demo>
    </DemoPage>
  );
}

function ringFrame(share: number, content: ReactNode) {
  return <Ring value={share}>{content}</Ring>;
}
