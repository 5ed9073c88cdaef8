import { Carousel } from "#app/elements/motion/carousel/carousel.tsx";
import { ClientMark, clientNames } from "#app/elements/media/client-mark.tsx";
import { Marquee } from "#app/elements/motion/marquee/marquee.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import { results } from "./content.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "marquee", title: "Marquee" },
  { id: "two-rows", title: "Two rows" },
  { id: "steps", title: "In steps" },
  { id: "results", title: "With a result" },
];

export default function ClientCarouselPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Client carousel"
      intro="Marks that pass by, and a button that stops them. Where motion is reduced, on phones and without script they stand still, in lines."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="marquee"
        title="Marquee"
        when="For a long list that is felt rather than read; the pointer holds it, its button stops it."
        layout="wide"
        stage="bare"
      >
        <div className="py-tight">
          <Marquee
            label="Twelve who came back"
            items={clientNames.map((name) => ({ key: name, content: <ClientMark name={name} /> }))}
          />
        </div>
      </Demo>
      <Demo
        id="two-rows"
        title="Two rows"
        when="For a full-width band that is meant to show quantity; the rows move against each other."
        layout="wide"
        stage="bare"
      >
        <div data-tone="brand" className="py-tight">
          <Marquee
            label="Open accounts, spring"
            rows={2}
            pace={6}
            items={clientNames.map((name) => ({ key: name, content: <ClientMark name={name} /> }))}
          />
        </div>
      </Demo>
      <Demo
        id="steps"
        title="In steps"
        when="For marks that are meant to be looked at: five stand still for three seconds, then one moves on."
        layout="wide"
        stage="bare"
      >
        <div className="bg-sunken py-tight">
          <Carousel
            label="Clients, five at a time"
            view="marks"
            header={<h3 className="display max-w-[18ch] text-display-3">Since last spring</h3>}
            slides={clientNames.map((name) => ({
              key: name,
              content: <ClientMark name={name} className="text-[length:min(1rem,3.4vw)]" />,
            }))}
          />
        </div>
      </Demo>
      <Demo
        id="results"
        title="With a result"
        when="For three clients of whom there is something to tell: one at a time, the figure first."
        layout="wide"
        stage="bare"
      >
        <div className="py-tight">
          <Carousel
            label="Results for clients"
            view="one"
            header={<h3 className="display max-w-[18ch] text-display-3">What changed</h3>}
            slides={results.map(({ client, figure, text }) => ({
              key: client,
              content: (
                <article className="grid gap-x-8 gap-y-5 border-t border-line pt-8 lg:grid-cols-[auto_1fr_auto] lg:items-end lg:gap-x-16">
                  <p className="display text-display-1 text-brand-ink">{figure}</p>
                  <p className="max-w-[36ch] text-lead">{text}</p>
                  <ClientMark name={client} />
                </article>
              ),
            }))}
          />
        </div>
      </Demo>
    </DemoPage>
  );
}
