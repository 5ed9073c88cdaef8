import { picture } from "#content/media.ts";
import {
  CallToActionBand,
  CallToActionCard,
  CallToActionSplit,
} from "#app/sections/calls/call-to-action.tsx";
import { SubscribeBand } from "#app/features/newsletter/subscribe-band.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "band", title: "Band" },
  { id: "with-a-picture", title: "With a picture" },
  { id: "in-the-text", title: "In the text" },
  { id: "with-a-form", title: "With a form" },
];

const armchair = picture("studio-armchair");

export default function CallToActionPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Call to action"
      intro="The one thing that a reader can do now. It says what happens and what it costs, and it stands where the page has earned it."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="band"
        title="Band"
        when="At the end of a page, edge to edge. One sentence as large as the skin allows, and one button."
        layout="wide"
        stage="bare"
      >
        <CallToActionBand
          id="call-band"
          heading="Bring us the drawer that sticks."
          text="The first hour costs nothing, and most drawers need less."
          actions={[
            { label: "Choose an hour", href: "/page/contact-classic" },
            { label: "What we repair", href: "/page/our-services" },
          ]}
        />
      </Demo>
      <Demo
        id="with-a-picture"
        title="With a picture"
        when="Where the thing itself persuades. The picture fills its half and the words keep to one screen."
        layout="wide"
        stage="bare"
      >
        <CallToActionSplit
          id="call-split"
          heading="Sit in it for a fortnight."
          text="We bring the chair, you live with it. If it does not suit the room, we fetch it again and charge nothing."
          actions={[{ label: "Ask for a trial", href: "/page/contact-classic" }]}
          picture={armchair}
        />
      </Demo>
      <Demo
        id="in-the-text"
        title="In the text"
        when="Between two parts of a long page, for readers who have understood enough already."
      >
        <CallToActionCard
          id="call-card"
          heading="Already know the size?"
          text="Then skip the visit: send the measures and we answer with a price by tomorrow noon."
          actions={[{ label: "Send the measures", href: "/page/contact-classic" }]}
        />
      </Demo>
      <Demo
        id="with-a-form"
        title="With a form"
        when="When the call is a letter. The field stands in the band itself, so that nobody has to go anywhere."
        layout="wide"
        stage="bare"
      >
        <SubscribeBand
          id="call-form"
          heading="One letter in spring, one in autumn."
          text="What is new, what was repaired, and which piece we would not make again."
        />
      </Demo>
    </DemoPage>
  );
}
