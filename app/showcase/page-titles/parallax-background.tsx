import { picture } from "#content/media.ts";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { ParallaxPageTitle } from "#app/sections/page-titles/parallax-page-title/parallax-page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/parallax-background.ts";
import code from "./parallax-background.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

export const handle: PageHandle = { header: { over: "dark" } };

const walksTrail = [
  { label: "Hochtal Guides", href: "/" },
  { label: "Walks", href: "/" },
];

const facts = [
  {
    term: "The motion",
    text: "Driven by the scroll position itself, in CSS. It stands still below 768 pixels and for visitors who asked for less motion.",
  },
  {
    term: "The words",
    text: "On a scrim that is measured: at least 4.5 to 1 on the brightest snow.",
  },
  {
    term: "The picture",
    text: "Wide, with its calm part at the foot. Its file is chosen for the screen.",
  },
];

export default function ParallaxBackgroundPage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="The picture stays a little longer than the page."
          about="As the page is scrolled, the picture leaves more slowly than the words, and the words more slowly than what follows them: three distances, as from the window of a train. Without the motion it is simply a good picture with a title on it."
          when="Use it once in a site, for a place people should want to be in."
          facts={facts}
        >
          <ParallaxPageTitle
            picture={picture("hotel-terrace")}
            position="74% 50%"
            trail={showcaseTrail}
            heading="Parallax background"
            intro="The head for places that one should want to be in."
          />
        </TitleDemo>
      }
    >
      <Demo
        id="bright-picture"
        title="On a bright picture"
        when="Snow and sky are the hardest ground for white words; the scrim is made for them."
        layout="wide"
        stage="bare"
      >
        <ParallaxPageTitle
          picture={picture("travel-mountains")}
          position="30% 50%"
          trail={walksTrail}
          heading="Nine huts, nine days"
          crumb="Hut to hut"
          intro="From the lake to the glacier and back by another valley, with soup at every door."
        >
          <p className="text-small font-semibold">12 June to 20 September, eight people a group</p>
        </ParallaxPageTitle>
      </Demo>
    </TitleDemoPage>
  );
}
