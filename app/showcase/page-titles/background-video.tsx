import { picture } from "#content/media.ts";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import { FilmPageTitle } from "#app/sections/page-titles/film-page-title.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/background-video.ts";
import code from "./background-video.tsx?demos";
import { TitleDemo, TitleDemoPage } from "./title-demo.tsx";
import { showcaseTrail } from "./trail.ts";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

export const handle: PageHandle = { header: { over: "dark" } };

const dinnerTrail = [{ label: "Sable & Thyme", href: "/home-restaurant" }];

const nurseryTrail = [{ label: "Fern & Daughters", href: "/" }];

const facts = [
  {
    term: "The button",
    text: "Stops and starts the film by pointer or keys; first in the band, so that it is reached before the words.",
  },
  {
    term: "Less motion",
    text: "Visitors who asked for it, phones and savers of data get the picture. The film is loaded when they press play.",
  },
  {
    term: "The loop",
    text: "Eight seconds without a seam, without sound, from our own server: 0.2 to 0.7 MB.",
  },
];

export default function BackgroundVideoPage({ loaderData }: Route.ComponentProps) {
  return (
    <TitleDemoPage
      data={loaderData}
      title={
        <TitleDemo
          id="this-page"
          heading="A picture that breathes."
          about="A few seconds of slow movement behind the words, and a button to stop it. It begins as a still picture, which is also what remains when a film would be too much: nobody waits for it and nobody misses it."
          when="Use it where movement is the matter: water, machines, hands at work."
          facts={facts}
        >
          <FilmPageTitle
            film="/media/video/evening-sea"
            poster={picture("studio-sea")}
            position="60% 60%"
            trail={showcaseTrail}
            heading="Background video"
            intro="The head for things that are not themselves when they stand still."
          />
        </TitleDemo>
      }
    >
      <Demo
        id="with-a-step"
        title="With a step"
        when="For a house whose whole promise is in the film; it rests while it is out of sight."
        layout="wide"
        stage="bare"
      >
        <FilmPageTitle
          film="/media/video/candle-light"
          poster={picture("restaurant-table")}
          position="70% 30%"
          trail={dinnerTrail}
          heading="Dinner without a switch"
          crumb="Evenings"
          intro="Forty-one candles, lit at six. When the last one is out, we are closed."
        >
          <p className="mt-3">
            <ButtonLink href="/home-restaurant#reservation">Reserve a table</ButtonLink>
          </p>
        </FilmPageTitle>
      </Demo>
      <Demo
        id="hardly-moving"
        title="Hardly moving"
        when="For quiet trades: only the shade moves, and the words stand where none falls."
        layout="wide"
        stage="bare"
      >
        <FilmPageTitle
          film="/media/video/leaf-light"
          poster={picture("title-leaf-light")}
          position="80% 50%"
          trail={nurseryTrail}
          heading="A palm for the north window"
          crumb="House plants"
          intro="Which plants thrive in the rooms you really have, by the way the light falls."
        />
      </Demo>
    </TitleDemoPage>
  );
}
