import { DropCap } from "#app/elements/text/drop-cap/drop-cap.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "sunken", title: "Sunken" },
  { id: "raised", title: "Raised" },
  { id: "block", title: "Block" },
  { id: "hanging", title: "Hanging" },
];

export default function DropcapsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Dropcaps"
      intro="The letter that says: begin here. Set by the stylesheet alone, so the first word stays one word when it is read aloud, searched or copied."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="sunken"
        title="Sunken"
        when="For the first paragraph of an article: three lines deep, on the same baseline as the third."
      >
        <DropCap look="sunken" className="max-w-prose">
          The tide table hung beside the stove, where other families keep a calendar. My grandmother
          never looked at it. She looked at the cat, who went down to the slipway an hour before the
          water did, and she put the potatoes on. For eleven years I thought that this was how
          everybody knew.
        </DropCap>
      </Demo>
      <Demo
        id="raised"
        title="Raised"
        when="For short openings, a letter or a recipe, whose text is not deep enough for three lines."
      >
        <DropCap look="raised" className="max-w-prose text-lead">
          Quinces are ready when the fur comes off under your thumb. Wash six, do not peel them, and
          let nobody tell you that they need more sugar than they weigh.
        </DropCap>
      </Demo>
      <Demo
        id="block"
        title="Block"
        when="For magazines with a strong colour: one on a page, at the head of the main story."
      >
        <DropCap look="block" className="max-w-prose">
          Nobody in the valley had asked for a bridge. There was a ferry, it had a bell, and the
          ferryman came when he heard it, unless he was at lunch. The engineers measured for two
          summers and drew something light and beautiful that would save each of us nine minutes a
          day. We talked about what to do with them until it was finished.
        </DropCap>
      </Demo>
      <Demo
        id="hanging"
        title="Hanging"
        when="For wide columns with an empty margin: the text keeps its straight edge and the letter stands beside it."
      >
        <DropCap look="hanging" className="max-w-[44rem]">
          Mondays the print room belongs to the apprentices. They may use any type in the cases, and
          the large press, and paper from the shelf by the window. What they may not do is explain.
          On Tuesday we hang everything on the line and see what it says without them.
        </DropCap>
      </Demo>
    </DemoPage>
  );
}
