import { useEffect, useState } from "react";
import { Button } from "#app/elements/actions/button.tsx";
import { ProgressBar } from "#app/elements/figures/progress-bar/progress-bar.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "to-compare", title: "To compare" },
  { id: "in-bands", title: "In bands" },
  { id: "counted", title: "Counted" },
  { id: "running", title: "Running" },
];

/** The sample's pages a step, and ms between two steps. */
const PAGES = 48;
const STEP_TIME = 50;

/** Forty-eight pages being checked: a task with a beginning, an end and a way to stop it. */
function CheckingTask() {
  const [done, setDone] = useState(0);
  const [isRunning, setRunning] = useState(false);
  useEffect(() => {
    if (!isRunning) return;
    const timer = setInterval(() => setDone((now) => Math.min(now + 1, PAGES)), STEP_TIME);
    return () => clearInterval(timer);
  }, [isRunning]);
  const isDone = done === PAGES;
  function press() {
    if (isDone) setDone(0);
    setRunning(isDone || !isRunning);
  }
  return (
    <div className="grid gap-6">
      <ProgressBar
        isTask
        label="Checking the pages"
        value={done}
        max={PAGES}
        text={`${done} of ${PAGES}`}
      />
      <div className="flex flex-wrap items-center gap-4">
        <Button onClick={press}>
          {isDone ? "Check again" : isRunning ? "Pause" : "Check the pages"}
        </Button>
        <span role="status" className="text-small text-soft">
          {isDone ? "All pages are checked. Two pictures are smaller than they should be." : ""}
        </span>
      </div>
    </div>
  );
}

export default function ProgressBarPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Progress bars"
      intro="How much of something there is. The label and the figure are text, the bar repeats them for the eye."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="to-compare"
        title="To compare"
        when="For three to six shares of the same kind. The bars fill once, when they are seen."
      >
        <div className="grid gap-7">
          <ProgressBar label="Oak from within 60 km" value={96} text="96%" />
          <ProgressBar label="Offcuts used for small things" value={71} text="71%" />
          <ProgressBar label="Heat from our own shavings" value={58} text="58%" />
          <ProgressBar label="Deliveries without a lorry" value={34} text="34%" />
        </div>
      </Demo>
      <Demo
        id="in-bands"
        title="In bands"
        when="For two or three goals with room around them: a collection, a reservation, a stock."
      >
        <div className="grid gap-3">
          <ProgressBar look="banded" label="New roof" value={82} text="€ 41,000 of 50,000" />
          <ProgressBar look="banded" label="Second kiln" value={37} text="€ 4,440 of 12,000" />
        </div>
      </Demo>
      <Demo
        id="counted"
        title="Counted"
        when="For things one can count on two hands: places, steps, days. Each has its own field."
      >
        <div className="grid gap-8">
          <ProgressBar look="counted" label="Places taken" value={9} max={12} text="9 of 12" />
          <ProgressBar look="counted" label="Weeks gone" value={4} max={6} text="4 of 6" />
        </div>
      </Demo>
      <Demo
        id="running"
        title="Running"
        when="While something is being done now. It is told to assistive technology as it goes, and it can be stopped."
      >
        <CheckingTask />
      </Demo>
    </DemoPage>
  );
}
