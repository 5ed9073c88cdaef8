import { films } from "#content/embeds.ts";
import { picture } from "#content/media.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Icon } from "#app/elements/media/icon.tsx";
import { Modal, ModalTrigger } from "#app/elements/overlays/modal/modal.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { FilmFacade } from "#app/features/embeds/film-facade.tsx";
import { ModalGuide } from "#app/showcase/modals/parts/modal-guide.tsx";
import { PosterTrigger } from "#app/showcase/modals/parts/poster-trigger.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "from-a-poster", title: "From a poster" },
  { id: "from-a-button", title: "From a button" },
];

export default function VimeoModalPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Vimeo modal"
      intro="Vimeo is where film makers keep their reels. Its player comes only after a press, with its “do not track” switched on, and is gone when the modal closes."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="from-a-poster"
        title="From a poster"
        when="For a reel or a piece of work at full size. Poster, title and length are yours; the rest waits."
        stage="bare"
      >
        <PosterTrigger
          modal="open"
          icon="play"
          label="Watch Big Buck Bunny"
          detail={films.bunnyOnVimeo.length}
        >
          <Picture
            picture={picture("project-papercraft-2")}
            sizes="(min-width: 62rem) 70vw, 100vw"
            alt=""
          />
        </PosterTrigger>
        <Modal id="open" title="An open movie from 2008" shape="stage">
          <FilmFacade
            film={films.bunnyOnVimeo}
            poster={picture("project-papercraft-2")}
            sizes="(min-width: 75rem) 72rem, 100vw"
          />
        </Modal>
      </Demo>

      <Demo
        id="from-a-button"
        title="From a button"
        when="For the second action beside the first: people who are not convinced yet, watch; the others go on."
      >
        <div className="grid gap-6 py-4 lg:py-10">
          <p className="display max-w-text text-display-2">Ten minutes. One rabbit. No dialogue.</p>
          <div>
            <ModalTrigger modal="open-beside" className={buttonClass({ tone: "quiet" })}>
              <Icon name="play" className="size-5" />
              See the film
            </ModalTrigger>
          </div>
        </div>
        <Modal id="open-beside" title="An open movie from 2008" shape="form">
          <FilmFacade
            film={films.bunnyOnVimeo}
            poster={picture("project-papercraft-3")}
            sizes="(min-width: 48rem) 44rem, 100vw"
            layout="below"
          />
        </Modal>
      </Demo>

      <ModalGuide
        heading="For films that are looked at, not skipped through"
        right={[
          "A reel, a trailer, a finished piece of work.",
          "Films with captions: Vimeo's player shows those that were uploaded with the film.",
          "Visitors who mind their traces: nothing is loaded before the press, and they are told what is.",
        ]}
        wrong={[
          "Background loops. They belong on your own server, silent, with a button that stops them.",
          "A list of many films: let each have its page, with its words and its address.",
          "Anything that must be seen without leaving traces at a third party. Host it yourself.",
        ]}
      />
    </DemoPage>
  );
}
