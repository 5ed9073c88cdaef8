import { useRef, useState } from "react";
import { Button } from "#app/elements/actions/button.tsx";
import { DismissibleMessage, MessageBox } from "#app/elements/text/message-box/message-box.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "four-kinds", title: "Four kinds" },
  { id: "to-put-away", title: "Dismissible" },
  { id: "beside-a-text", title: "Beside a text" },
  { id: "over-the-page", title: "Over the page" },
  { id: "in-answer", title: "In answer" },
];

/** A message that comes when something is done, and can be put away. */
function AnsweringMessage() {
  const [outcome, setOutcome] = useState<"success" | "error" | null>(null);
  const place = useRef<HTMLDivElement>(null);
  // The button that has the focus goes with the message: it stays at their place.
  function dismiss() {
    place.current?.focus({ preventScroll: true });
    setOutcome(null);
  }
  return (
    <div ref={place} tabIndex={-1} className="grid gap-5">
      <div className="flex flex-wrap gap-3">
        <Button onClick={() => setOutcome("success")}>Send the proof</Button>
        <Button tone="quiet" onClick={() => setOutcome("error")}>
          Send it without a network
        </Button>
      </div>
      {outcome === "success" && (
        <MessageBox
          key="success"
          kind="success"
          title="The proof is on its way"
          onDismiss={dismiss}
          arriving
        >
          <p>Page 1 to 48, to three people. You get a note when the last of them has signed.</p>
        </MessageBox>
      )}
      {outcome === "error" && (
        <MessageBox key="error" kind="error" title="Nothing was sent" onDismiss={dismiss} arriving>
          <p>There is no connection. The proof is kept here; press the button again later.</p>
        </MessageBox>
      )}
    </div>
  );
}

export default function MessageBoxPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Message boxes"
      intro="What happened, why it matters, what to do. The kind is said in words and drawn as a sign, so it never hangs on a colour."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="four-kinds"
        title="Four kinds"
        when="In the flow of a page. A note and a success wait until a screen reader has finished its sentence; a warning and an error speak at once."
      >
        <div className="grid gap-4">
          <MessageBox kind="info" title="The workshop is closed from 24 December to 6 January">
            <p>Orders are taken as always. The first deliveries leave on 11 January.</p>
          </MessageBox>
          <MessageBox kind="success" title="Your address is confirmed">
            <p>The next letter comes on the first Monday of the month.</p>
          </MessageBox>
          <MessageBox kind="warning" title="Two pictures are smaller than the page needs">
            <p>
              Pages 12 and 31 will print at 190 dpi. Send larger files, or tell us that it is meant.
            </p>
          </MessageBox>
          <MessageBox kind="error" title="The card was refused">
            <p>
              Your bank gave no reason. Nothing was charged; try another card or pay by invoice.
            </p>
          </MessageBox>
        </div>
      </Demo>
      <Demo
        id="to-put-away"
        title="Dismissible"
        when="For what has been understood after one reading. The focus stays where the message was, so the next Tab goes on from there."
      >
        <div className="grid gap-4">
          <DismissibleMessage kind="info" title="Prices now include delivery">
            <p>Nothing else has changed: they were added together, and rounded down.</p>
          </DismissibleMessage>
          <DismissibleMessage kind="warning" title="Your trial ends on Friday">
            <p>Choose a plan before then, or export your drawings as files.</p>
          </DismissibleMessage>
        </div>
      </Demo>
      <Demo
        id="beside-a-text"
        title="Beside a text"
        when="For a remark on the paragraph above it. A rule instead of a ground, so that the text stays one text."
      >
        <div className="grid max-w-text gap-6">
          <p>
            Oil needs four days to dry between two coats. In a cold room it needs six, and in a damp
            one it never quite does.
          </p>
          <MessageBox kind="warning" look="ruled" title="Rags soaked in linseed oil can catch fire">
            <p>Spread them flat outdoors, or keep them in a jar of water with a lid.</p>
          </MessageBox>
        </div>
      </Demo>
      <Demo
        id="over-the-page"
        title="Over the page"
        when="For what concerns everything on the page, such as an outage. At most one at a time."
      >
        <div className="grid gap-4">
          <DismissibleMessage
            kind="error"
            look="filled"
            title="Payments are down since 14:20. Orders are kept and charged later."
          />
          <DismissibleMessage
            kind="info"
            look="filled"
            title="New here? The first delivery costs nothing until Sunday."
          />
        </div>
      </Demo>
      <Demo
        id="in-answer"
        title="In answer"
        when="After the reader has done something. It comes right below what was pressed, and is announced."
      >
        <AnsweringMessage />
      </Demo>
    </DemoPage>
  );
}
