import { films } from "#content/embeds.ts";
import { picture } from "#content/media.ts";
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
  { id: "from-a-sentence", title: "From a sentence" },
];

export default function YoutubeModalPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="YouTube modal"
      intro="The film gets the whole window, and YouTube gets nothing until it is asked. Before that press there is our own picture, and a sentence on what loading the player tells Google."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="from-a-poster"
        title="From a poster"
        when="For the one film a page is about. The poster is a picture of your own, so even the still costs nobody their privacy."
        stage="bare"
      >
        <PosterTrigger
          modal="open"
          icon="play"
          label="Watch Big Buck Bunny"
          detail={films.bunny.length}
        >
          <Picture
            picture={picture("project-papercraft-1")}
            sizes="(min-width: 62rem) 70vw, 100vw"
            alt=""
          />
        </PosterTrigger>
        <Modal id="open" title="An open movie from 2008" shape="stage">
          <FilmFacade
            film={films.bunny}
            poster={picture("project-papercraft-1")}
            sizes="(min-width: 75rem) 72rem, 100vw"
          />
        </Modal>
      </Demo>

      <Demo
        id="from-a-sentence"
        title="From a sentence"
        when="For a film that a text refers to: it opens where it is mentioned and gives the reader back to the same line."
      >
        <p className="mx-auto max-w-prose text-lead">
          In 2010 a dozen people in Amsterdam gave away everything they had made in a year: the
          dragon, the snow, the files. You can still{" "}
          <ModalTrigger
            modal="open-sintel"
            className="font-semibold text-brand-ink underline underline-offset-4 hover:text-ink"
          >
            watch Sintel
          </ModalTrigger>{" "}
          and, if you like, take it apart.
        </p>
        <Modal id="open-sintel" title="An open movie from 2010" shape="stage">
          <FilmFacade
            film={films.sintel}
            poster={picture("travel-desert")}
            sizes="(min-width: 75rem) 72rem, 100vw"
          />
        </Modal>
      </Demo>

      <ModalGuide
        heading="The big picture, when asked for"
        right={[
          "A film of some minutes that deserves the whole window.",
          "Closing ends the film: nothing goes on playing behind the page.",
          "A visitor who will watch several: one tick, and YouTube is not asked about again in this visit.",
        ]}
        wrong={[
          "A few silent seconds. Your own file plays in the page and asks nobody.",
          "A film that must be watched to understand the page: put it in the page, with a transcript.",
          "Playing by itself on arrival.",
        ]}
      />
    </DemoPage>
  );
}
