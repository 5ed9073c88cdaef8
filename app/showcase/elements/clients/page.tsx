import { ClientGrid } from "#app/elements/media/client-grid/client-grid.tsx";
import { clientNames } from "#app/elements/media/client-mark.tsx";
import { ClientNotes } from "#app/elements/media/client-notes/client-notes.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import { notes } from "./content.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "register", title: "Register" },
  { id: "line", title: "One line" },
  { id: "with-a-sentence", title: "With a sentence" },
  { id: "cards", title: "Cards" },
  { id: "at-night", title: "At night" },
];

export default function ClientsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Clients"
      intro="Twelve marks of companies that do not exist, drawn to one optical size. They take the colour of the text around them, so no logo shouts and both schemes work."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="register"
        title="Register"
        when="For eight clients or more, none of them larger than the others."
        layout="wide"
        stage="bare"
      >
        <ClientGrid clients={clientNames} />
      </Demo>
      <Demo
        id="line"
        title="One line"
        when="For the foot of a hero: four or five marks that a visitor may recognise, and nothing to press."
      >
        <div className="grid grid-cols-1 gap-8">
          <p className="text-small text-soft">Already on the tills of</p>
          <ClientGrid clients={clientNames.slice(0, 5)} look="line" />
        </div>
      </Demo>
      <Demo
        id="with-a-sentence"
        title="With a sentence"
        when="For services: who it was is half of the proof, what was done is the other half."
      >
        <ClientNotes notes={notes} />
      </Demo>
      <Demo
        id="cards"
        title="Cards"
        when="For a page of references on which each mark may carry its own ground."
      >
        <ClientGrid clients={clientNames.slice(6)} look="cards" />
      </Demo>
      <Demo
        id="at-night"
        title="At night"
        when="For a band between two light ones: the same register on the skin’s night ground."
        layout="wide"
        stage="bare"
      >
        <div data-tone="night" className="grid gap-10 px-gutter py-tight lg:grid-cols-[1fr_2fr]">
          <h3 className="display max-w-[14ch] text-display-3">
            Twelve companies, and the oldest has stayed since 2009
          </h3>
          <ClientGrid clients={clientNames} />
        </div>
      </Demo>
    </DemoPage>
  );
}
