import * as styles from "./parallax-scrolling.module.css";
import {
  ParallaxLayer,
  ParallaxPicture,
  ParallaxScene,
} from "#app/elements/motion/parallax/parallax.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import { picture } from "#content/media.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";
import { Hills, Sun } from "./hills.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "layers", title: "Layered scene" },
  { id: "window", title: "Picture in a band" },
  { id: "words", title: "Words on a picture" },
];

const terrace = picture("hotel-terrace");
const lake = picture("travel-mountains");

export default function ParallaxScrollingPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Parallax scrolling"
      intro="Depth while the page moves. The scroll position itself drives it, without a line of script, and it stands still on phones, where motion is reduced, and in browsers that do not know how."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="layers"
        title="Layered scene"
        when="For one drawn scene a page, most often its opening: near things pass quickly, far ones hardly move."
        layout="wide"
        stage="bare"
      >
        <ParallaxScene className="bg-tint">
          <ParallaxLayer depth="far">
            <Sun />
            <Hills range="far" />
          </ParallaxLayer>
          <ParallaxLayer depth="middle">
            <Hills range="middle" />
          </ParallaxLayer>
          <ParallaxLayer depth="still" className={styles.title}>
            <h3 className="display max-w-[11ch] text-display-1">Three valleys on foot</h3>
            <p className="mt-4 max-w-[32ch] text-lead">
              Six days, five huts, and a bus back from the last one.
            </p>
          </ParallaxLayer>
          <ParallaxLayer depth="near">
            <Hills range="near" />
          </ParallaxLayer>
        </ParallaxScene>
      </Demo>
      <Demo
        id="window"
        title="Picture in a band"
        when="For a pause between two chapters: a wide picture, seen as through the window of a train."
        layout="wide"
        stage="bare"
      >
        <ParallaxPicture picture={lake} sizes="min(90rem, 100vw)" className={styles.window} />
      </Demo>
      <Demo
        id="words"
        title="Words on a picture"
        when="For an invitation that needs one picture and one sentence: words and picture travel at different paces."
        layout="wide"
        stage="bare"
      >
        <ParallaxPicture picture={terrace} sizes="min(90rem, 100vw)" className={styles.invitation}>
          <h3 className="display max-w-[14ch] text-display-2">Lanterns are lit at nine</h3>
          <p className="mt-4 max-w-text text-lead">
            Guests of the house have the terrace to themselves until the ferry horn at half past
            ten.
          </p>
        </ParallaxPicture>
      </Demo>
    </DemoPage>
  );
}
