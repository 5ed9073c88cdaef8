import * as styles from "#app/elements/media/hover.module.css";
import { useState } from "react";
import {
  Button,
  ButtonLink,
  IconButton,
  UnavailableButton,
} from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "rank", title: "Rank" },
  { id: "size-and-shape", title: "Size and shape" },
  { id: "with-an-icon", title: "With an icon" },
  { id: "icon-alone", title: "Icon alone" },
  { id: "busy", title: "Busy" },
  { id: "not-yet", title: "Not yet" },
];

/** How long the sample pretends to work, in ms. */
const SAVING_TIME = 1800;

/** A button that is busy for a while, and says what came of it. */
function SavingButton() {
  const [state, setState] = useState<"idle" | "saving" | "saved">("idle");
  function save() {
    if (state === "saving") return;
    setState("saving");
    setTimeout(() => setState("saved"), SAVING_TIME);
  }
  return (
    <p className="flex flex-wrap items-center gap-4">
      <Button loading={state === "saving"} onClick={save}>
        Save the drawing
      </Button>
      <span role="status" className="text-small text-soft">
        {state === "saved" ? "Saved as sheet 14, two seconds ago." : ""}
      </span>
    </p>
  );
}

export default function ButtonsPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Buttons"
      intro="A label that says what happens, in four ranks. Busy ones keep their size, unavailable ones keep their place and say why."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="rank"
        title="Rank"
        when="One solid button a screen, for what most people came to do. Everything else steps back from it."
      >
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
          <Button>Order the table</Button>
          <Button tone="tinted">Keep for later</Button>
          <Button tone="quiet">Ask for a sample</Button>
          <Button tone="bare">Back to all tables</Button>
        </div>
      </Demo>
      <Demo
        id="size-and-shape"
        title="Size and shape"
        when="Small in rows and tables, large where a page has a single thing to ask. The shape is the skin's own unless a place needs another."
      >
        <div className="grid gap-8">
          <div className="flex flex-wrap items-center gap-4">
            <Button size="large">Reserve a table</Button>
            <Button>Reserve a table</Button>
            <Button size="small">Reserve a table</Button>
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <Button tone="quiet">The skin's shape</Button>
            <Button tone="quiet" shape="pill">
              Always round
            </Button>
            <Button tone="quiet" shape="square">
              Always square
            </Button>
          </div>
        </div>
      </Demo>
      <Demo
        id="with-an-icon"
        title="With an icon"
        when="When the sign adds what the label cannot: a direction, a kind of file, a way out of the site. These are links, because they lead somewhere."
      >
        <div className="flex flex-wrap items-center gap-4">
          <ButtonLink href="/page/our-process" className={styles.ahead}>
            How we work
            <Icon name="arrow-right" className="size-5 rtl:rotate-180" />
          </ButtonLink>
          <ButtonLink href="/drawings/kindling.svg" download tone="quiet">
            <Icon name="download" className="size-5" />
            Drawings, SVG
          </ButtonLink>
          <ButtonLink href="https://vitrine.example" rel="noopener" tone="tinted">
            The maker's own site
            <Icon name="external-link" className="size-5" />
          </ButtonLink>
        </div>
      </Demo>
      <Demo
        id="icon-alone"
        title="Icon alone"
        when="Only for signs that everybody knows, and close to what they act on. The name is read out and shown as a tooltip."
      >
        <div className="flex flex-wrap items-center gap-3">
          <IconButton
            icon="heart"
            label="Add to favourites"
            size="large"
            shape="pill"
            tone="solid"
          />
          <IconButton icon="search" label="Search" />
          <IconButton icon="copy" label="Copy the address" tone="tinted" />
          <IconButton icon="x" label="Close" size="small" tone="bare" />
        </div>
      </Demo>
      <Demo
        id="busy"
        title="Busy"
        when="While something is being sent. The button keeps its width and its focus, a second press does nothing, and the outcome is said beside it."
      >
        <SavingButton />
      </Demo>
      <Demo
        id="not-yet"
        title="Not yet"
        when="When one step is missing. It still takes the focus, so that a keyboard meets it too, and the reason is read with the label."
      >
        <UnavailableButton reason="Choose a size first: the price depends on it.">
          Add to cart
        </UnavailableButton>
      </Demo>
    </DemoPage>
  );
}
