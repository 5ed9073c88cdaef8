import * as hover from "#app/elements/media/hover.module.css";
import * as styles from "./animation.module.css";
import { FancyText, RevealLines, SwapText } from "#app/elements/motion/fancy-text/fancy-text.tsx";
import { Highlight } from "#app/elements/text/highlight/highlight.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Link } from "#app/elements/actions/link.tsx";
import { Definitions } from "#app/elements/text/list/list.tsx";
import { ParallaxPicture } from "#app/elements/motion/parallax/parallax.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { Replay } from "#app/showcase/parts/replay.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import { picture } from "#content/media.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";
import { stillness } from "./content.ts";
import { EntranceSample } from "./entrance-sample.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return { ...showcaseData(url.pathname, code), stillness };
}

const contents = [
  { id: "entrances", title: "Entrances" },
  { id: "text", title: "Text" },
  { id: "hover", title: "Pointer and focus" },
  { id: "scroll", title: "Scrolling" },
  { id: "stillness", title: "Where nothing moves" },
];

const posters = picture("project-posters-2");
const letters = picture("project-letters-1");
const lamps = picture("project-lamps-1");
const skateboard = picture("project-skate-2");
const paperHills = picture("project-papercraft-3");
const turntable = picture("project-record-2");
const toyDuck = picture("project-toys-2");
const seaAtDusk = picture("studio-sea");

export default function AnimationPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Animation"
      intro="Everything in the kit that moves, to be played as often as you like. It moves once, over short ways, and for a reason; and it can all be left out."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="entrances"
        title="Entrances"
        when="For pictures and groups below the first screen. One kind on a page, now and then a second; never on text someone came to read."
        layout="wide"
      >
        <div className="grid grid-cols-1 gap-x-6 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
          <EntranceSample entrance="rise" label="Rise" picture={posters} />
          <EntranceSample entrance="fade" label="Fade" picture={lamps} />
          <EntranceSample entrance="grow" label="Grow" picture={letters} />
          <EntranceSample entrance="start" label="From the start" picture={skateboard} />
          <EntranceSample entrance="end" label="From the end" picture={turntable} />
          <EntranceSample entrance="uncover" label="Uncover" picture={paperHills} />
        </div>
      </Demo>
      <Demo
        id="text"
        title="Text"
        when="For one headline a page. Each ends within five seconds and leaves the whole sentence."
        layout="wide"
      >
        <div className="grid grid-cols-1 gap-x-12 gap-y-14 lg:grid-cols-2">
          <div>
            <Replay label="swap">
              <p className="display text-display-3 text-balance">
                We repair{" "}
                <span className="text-brand-ink">
                  <SwapText
                    words={["clocks", "bicycles", "accordions"]}
                    all="clocks, bicycles and accordions"
                  />
                </span>
              </p>
            </Replay>
          </div>
          <div>
            <Replay label="typing">
              <p className="display text-display-3 text-balance">
                <FancyText text="Yes, on Sundays too." effect="type" />
              </p>
            </Replay>
          </div>
          <div>
            <Replay label="lines">
              <p className="display text-display-3 text-balance">
                <RevealLines lines={["Closed in August,", "open all winter."]} />
              </p>
            </Replay>
          </div>
          <div>
            <Replay label="letters">
              <p className="display text-display-3 text-balance">
                <FancyText text="Night market" effect="letters" />
              </p>
            </Replay>
          </div>
          <div>
            <Replay label="words">
              <p className="display text-display-3 text-balance">
                <FancyText text="Some things are worth a second look." effect="words" />
              </p>
            </Replay>
          </div>
          <div>
            <Replay label="pen stroke">
              <p className="display text-display-3 text-balance">
                Bring it in, <Highlight look="pen">whatever it is</Highlight>
              </p>
            </Replay>
          </div>
        </div>
      </Demo>
      <Demo
        id="hover"
        title="Pointer and focus"
        when="For whatever can be pressed: point at it, or go there with the Tab key. What stands around it never moves."
        layout="wide"
      >
        <div className="grid grid-cols-1 gap-6 sm:grid-cols-2 lg:grid-cols-3">
          <Link
            href="/elements/image-gallery"
            className={`${hover.zoom} relative block rounded-card lg:row-span-2`}
          >
            <Picture
              picture={toyDuck}
              sizes="(min-width: 62rem) 28vw, 92vw"
              alt=""
              className="h-full w-full"
            />
            <span className="absolute start-4 bottom-4 rounded-control bg-paper px-4 py-1.5 text-small font-semibold">
              Zoom: image gallery
            </span>
          </Link>
          <Link
            href="/elements/lists"
            className={`${hover.lift} rounded-card border border-line bg-raised p-card font-semibold`}
          >
            Lift: lists
          </Link>
          <Link
            href="/elements/columns"
            className={`${hover.fill} rounded-card border border-edge p-card font-semibold`}
          >
            Fill: columns
          </Link>
          <p className="p-card">
            <Link href="/elements/fancy-text" className={`${hover.sweep} pb-1 font-semibold`}>
              Sweep: fancy text
            </Link>
          </p>
          <p className="p-card">
            <Link
              href="/elements/text-slider"
              className={`${hover.ahead} inline-flex items-center gap-2 font-semibold`}
            >
              Ahead: text slider
              <Icon name="arrow-right" className="size-5 rtl:rotate-180" />
            </Link>
          </p>
        </div>
      </Demo>
      <Demo
        id="scroll"
        title="Scrolling"
        when="For one band a page. The scroll position drives it: scroll back, and it plays again."
        layout="wide"
        stage="bare"
      >
        <ParallaxPicture
          picture={seaAtDusk}
          sizes="min(90rem, 100vw)"
          className="min-h-[clamp(24rem,44vw,36rem)]"
        >
          <h3 className="display text-display-2">Slower than the page</h3>
          <p className="mt-4">
            <Link
              href="/elements/parallax-scrolling"
              className="inline-block py-1 underline underline-offset-4"
            >
              All three depths of parallax
            </Link>
          </p>
        </ParallaxPicture>
      </Demo>
      <Section id="stillness" ground="sunken" width="wide" aria-labelledby="stillness-title">
        <div className="grid grid-cols-1 gap-10 lg:grid-cols-12 lg:gap-8">
          <div className="lg:col-span-5">
            <SectionHeader id="stillness-title" heading="Where nothing moves" />
            <p className="mt-6 max-w-text text-lead text-soft">
              <span className={styles.welcome}>
                On this screen things move. Ask your system for less motion, or make the window
                narrower than 768 px, and they stop at once.
              </span>
              <span className={styles.still}>
                On this screen nothing moves, because it is narrower than 768 px or your system asks
                for less motion. Nothing is missing either.
              </span>
            </p>
          </div>
          <Definitions items={loaderData.stillness} className="lg:col-span-7" />
        </div>
      </Section>
    </DemoPage>
  );
}
