import { films } from "#content/embeds.ts";
import { picture } from "#content/media.ts";
import { lakeAndSea } from "#content/own-films.ts";
import { BackgroundVideo } from "#app/elements/media/background-video/background-video.tsx";
import { OwnVideo } from "#app/elements/media/own-video.tsx";
import { FilmFacade } from "#app/features/embeds/film-facade.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "own-file", title: "Own file" },
  { id: "youtube", title: "YouTube" },
  { id: "vimeo", title: "Vimeo" },
  { id: "background", title: "Background" },
];

export default function VideoPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Video"
      intro="Your own file asks nobody. A film on YouTube or Vimeo asks first: until the press there is a picture of yours, and a plain sentence on who would learn what."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="own-file"
        title="Own file"
        when="For films of your own up to a few minutes: WebM and MP4, captions as a file, a transcript below. Not a byte is loaded before play."
      >
        <OwnVideo
          film={lakeAndSea}
          sizes="(min-width: 62rem) 70vw, 100vw"
          className="rounded-card"
        />
        <details className="mt-4 max-w-prose">
          <summary className="py-1 text-small font-semibold underline decoration-line underline-offset-6 hover:decoration-current">
            Transcript
          </summary>
          <p className="mt-3 text-soft">{lakeAndSea.transcript}</p>
        </details>
      </Demo>

      <Demo
        id="youtube"
        title="YouTube"
        when="For films that live on YouTube: its host without cookies until play, and no picture from there either."
        stage="bare"
      >
        <div className="p-[min(1.5rem,4vw)]">
          <FilmFacade
            film={films.bunny}
            poster={picture("project-papercraft-1")}
            sizes="(min-width: 62rem) 70vw, 100vw"
          />
        </div>
      </Demo>

      <Demo
        id="vimeo"
        title="Vimeo"
        when="For films on Vimeo, here with the question below the picture, so that the picture stays whole. Its player is told not to track."
        stage="bare"
      >
        <div className="p-[min(1.5rem,4vw)]">
          <FilmFacade
            film={films.bunnyOnVimeo}
            poster={picture("project-papercraft-2")}
            sizes="(min-width: 62rem) 70vw, 100vw"
            layout="below"
          />
        </div>
      </Demo>

      <Demo
        id="background"
        title="Background"
        when="For a few silent seconds behind a headline. It runs only in sight, on wide screens, where motion is welcome; anyone can stop it, and the picture alone is enough."
        layout="wide"
        stage="bare"
      >
        <div
          data-tone="night"
          className="relative isolate grid min-h-[min(38rem,80vh)] content-end overflow-hidden"
        >
          <BackgroundVideo film={lakeAndSea.file} poster={lakeAndSea.poster} sizes="100vw" />
          <div className="relative bg-linear-to-t from-black/85 via-black/55 to-transparent p-card pt-40 pb-20 text-white lg:p-14 lg:pt-56">
            <p className="display max-w-[16ch] text-display-2">
              Be at the lake before the wind is.
            </p>
            <p className="mt-4 max-w-text">
              First boat at ten to six, from the pier below the church.
            </p>
          </div>
        </div>
      </Demo>
    </DemoPage>
  );
}
