import { FancyText, RevealLines, SwapText } from "#app/elements/motion/fancy-text/fancy-text.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { Replay } from "#app/showcase/parts/replay.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "swap", title: "Swap" },
  { id: "typing", title: "Typing" },
  { id: "lines", title: "Reveal by lines" },
  { id: "letters", title: "Split letters" },
  { id: "words", title: "Words into focus" },
];

const audiences = ["bakers", "dentists", "architects", "choirs"];

export default function FancyTextPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Fancy text"
      intro="Headlines that arrive. Each plays once, is over within five seconds, and leaves the whole sentence standing; on phones and where motion is reduced it simply stands there."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="swap"
        title="Swap"
        when="For a promise that holds for several kinds of people: name three to five, and end on the one you most want to meet."
        layout="wide"
      >
        <Replay label="swapped words">
          <h3 className="display text-display-1">
            A website for{" "}
            <span className="text-brand-ink">
              <SwapText words={audiences} all="bakers, dentists, architects and choirs" />
            </span>
          </h3>
        </Replay>
      </Demo>
      <Demo
        id="typing"
        title="Typing"
        when="For one short line that answers a question, as if someone sat down to write it."
      >
        <Replay label="typing">
          <p className="mb-3 text-small text-soft">How soon can you start?</p>
          <h3 className="display text-display-2">
            <FancyText text="On Monday, at half past eight." effect="type" />
          </h3>
        </Replay>
      </Demo>
      <Demo
        id="lines"
        title="Reveal by lines"
        when="For a statement of two or three lines at the head of a page: you choose where they break."
      >
        <Replay label="lines">
          <h3 className="display text-display-2">
            <RevealLines
              lines={["Nine rooms, one kitchen,", "no television,", "and the sea at the door."]}
            />
          </h3>
        </Replay>
      </Demo>
      <Demo
        id="letters"
        title="Split letters"
        when="For a name or three words, never for a sentence: letters that move are looked at, not read."
      >
        <Replay label="split letters">
          <h3 className="display text-display-1">
            <FancyText text="Lantern Festival" effect="letters" />
          </h3>
        </Replay>
      </Demo>
      <Demo
        id="words"
        title="Words into focus"
        when="For a sentence that should be read slowly: a principle, a dedication, the first line of a story."
      >
        <Replay label="words into focus">
          <p className="display max-w-[26ch] text-display-3 text-balance">
            <FancyText
              text="The house was built for a clock that nobody has found, and every window still looks at its place."
              effect="words"
            />
          </p>
        </Replay>
      </Demo>
    </DemoPage>
  );
}
