import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";
import { deliveryQuestions, orderSteps, terms } from "./content.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "one-at-a-time", title: "One at a time" },
  { id: "several-open", title: "Several open" },
  { id: "current-step", title: "Current step" },
];

export default function AccordionsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Accordions"
      intro="Fold what only some readers need, and keep the questions in sight. Native disclosure: find-in-page opens an entry, so does its address, and paper gets all of them."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="one-at-a-time"
        title="One at a time"
        when="For questions that readers compare with each other: opening one closes the last, so the list keeps its place."
      >
        <Accordion items={deliveryQuestions} single open="delivery-time" />
      </Demo>
      <Demo
        id="several-open"
        title="Several open"
        when="For a few long passages that are read one after the other, or side by side in the head."
      >
        <Accordion items={terms} look="boxed" />
      </Demo>
      <Demo
        id="current-step"
        title="Current step"
        when="For a sequence in which one entry is where the reader stands."
      >
        <Accordion items={orderSteps} look="filled" single open="step-proof" />
      </Demo>
    </DemoPage>
  );
}
