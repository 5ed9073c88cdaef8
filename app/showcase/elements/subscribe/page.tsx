import { picture } from "#content/media.ts";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { SubscribeBand } from "#app/features/newsletter/subscribe-band.tsx";
import { SubscribeSplit } from "#app/features/newsletter/subscribe-split.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";
import { SubscribeState } from "./subscribe-state.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "as-a-band", title: "As a band" },
  { id: "with-a-picture", title: "With a picture" },
  { id: "in-one-line", title: "In one line" },
  { id: "states", title: "All states" },
];

const papers = picture("notebook-set");

export default function SubscribePage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Subscribe"
      intro="One field, checked as you type, sent to a real list: every form on this page works, with script and without. Nobody is on the list before the link in the mail was followed."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="as-a-band"
        title="As a band"
        when="At the end of a page. Say how often the letter comes and how one leaves."
        layout="wide"
        stage="bare"
      >
        <SubscribeBand
          id="subscribe-band"
          heading="One letter a month, four minutes long."
          text="A case, a number, and what we would do differently. One click to leave."
        />
      </Demo>
      <Demo
        id="with-a-picture"
        title="With a picture"
        when="Where the letter is a thing of its own, with a name and a look."
        layout="wide"
        stage="bare"
      >
        <SubscribeSplit
          id="subscribe-split"
          heading="The paper sheet, now also by mail"
          text="Every first Monday: one material, where it comes from and what it cannot do. The archive has 84 of them."
          picture={papers}
        />
      </Demo>
      <Demo
        id="in-one-line"
        title="In one line"
        when="In a footer or below an article, where one sentence has to be enough."
      >
        <div className="grid items-center gap-x-10 gap-y-5 border-y border-line py-8 md:grid-cols-[5fr_7fr]">
          <p className="display text-display-4">New pieces, before they are in the shop</p>
          <SubscribeForm id="subscribe-line" label="Subscribe to new pieces" layout="inline" />
        </div>
      </Demo>
      <Demo
        id="states"
        title="All states"
        when="What the form looks like at each moment, held still. To see them move, use one of the forms above."
        layout="wide"
      >
        <div className="grid gap-x-8 gap-y-12 md:grid-cols-2">
          <SubscribeState name="At rest" />
          <SubscribeState name="Empty, after a press" error="Field is required." />
          <SubscribeState name="Not an address" typed="anna@example" error="Invalid email." />
          <SubscribeState name="On its way" typed="anna@example.com" status="submitting" />
          <SubscribeState name="Sent" status="sent" />
          <SubscribeState name="Not sent" typed="anna@example.com" status="failed" />
        </div>
      </Demo>
    </DemoPage>
  );
}
