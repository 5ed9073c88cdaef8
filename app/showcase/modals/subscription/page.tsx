import { picture } from "#content/media.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Modal, ModalTrigger } from "#app/elements/overlays/modal/modal.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { ModalGuide } from "#app/showcase/modals/parts/modal-guide.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "with-a-picture", title: "With a picture" },
  { id: "in-a-note", title: "In a note" },
  { id: "along-the-edge", title: "Along the edge" },
];

export default function SubscriptionModalPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Subscription modal"
      intro="One field, one promise, one press. The visitor opens it; it never opens itself. The form is the real one: the address goes on this site's list once the link in the mail is followed."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="with-a-picture"
        title="With a picture"
        when="For a letter worth showing: the picture says what arrives, the words say how often."
        stage="bare"
      >
        <div className="grid grid-cols-1 items-stretch bg-sunken md:grid-cols-[2fr_3fr]">
          <div className="grid content-center justify-items-start gap-5 p-card lg:p-12">
            <p className="display text-display-3">The last page of every issue is a recipe.</p>
            <ModalTrigger modal="open" className={buttonClass()}>
              Get the Sunday letter
            </ModalTrigger>
          </div>
          <Picture
            picture={picture("studio-coffee")}
            sizes="(min-width: 62rem) 42vw, 100vw"
            ratio="4 / 3"
            className="h-full w-full"
          />
        </div>
        <Modal
          id="open"
          title="A letter to read with the second coffee"
          shape="detail"
          media={
            <Picture
              picture={picture("studio-coffee")}
              sizes="(min-width: 48rem) 31rem, 100vw"
              alt=""
              position="70% 50%"
            />
          }
        >
          <div className="grid gap-5">
            <p>
              Every other Sunday: one recipe, one shop worth a detour, and what we got wrong since
              the last one. Four minutes.
            </p>
            <SubscribeForm id="letter-picture" layout="stacked" />
            <p className="text-label text-soft">
              Leave by one press in any letter. The address is used for nothing else.
            </p>
          </div>
        </Modal>
      </Demo>

      <Demo
        id="in-a-note"
        title="In a note"
        when="For the end of an article, when someone has just shown that they read to the last line."
      >
        <article className="mx-auto grid max-w-prose gap-6">
          <p className="text-lead">
            The bakers kept the old oven. Not because it bakes better, they said, but because it
            takes an hour to cool, and that is the hour in which they talk.
          </p>
          <p className="border-t border-line pt-6">
            You have read to the end.{" "}
            <ModalTrigger
              modal="open-note"
              className="font-semibold text-brand-ink underline underline-offset-4 hover:text-ink"
            >
              Have the next story sent to you
            </ModalTrigger>
            .
          </p>
        </article>
        <Modal id="open-note" title="One story a month" shape="note">
          <div className="grid gap-5">
            <p>The next one is about a lighthouse that is run by two sisters and a timer.</p>
            <SubscribeForm id="letter-note" layout="stacked" />
          </div>
        </Modal>
      </Demo>

      <Demo
        id="along-the-edge"
        title="Along the edge"
        when="For shops, where the goods should stay in view: the field comes up from the lower edge and takes no more than it needs."
        stage="bare"
      >
        <div className="grid grid-cols-2 sm:grid-cols-4">
          <Picture
            picture={picture("vase")}
            sizes="(min-width: 36rem) 18vw, 50vw"
            ratio="4 / 5"
            className="w-full"
          />
          <Picture
            picture={picture("mug-set")}
            sizes="(min-width: 36rem) 18vw, 50vw"
            ratio="4 / 5"
            className="w-full"
          />
          <Picture
            picture={picture("candle")}
            sizes="(min-width: 36rem) 18vw, 50vw"
            ratio="4 / 5"
            className="w-full"
          />
          <Picture
            picture={picture("throw-blanket")}
            sizes="(min-width: 36rem) 18vw, 50vw"
            ratio="4 / 5"
            className="w-full"
          />
        </div>
        <div className="flex flex-wrap items-center justify-between gap-4 p-card">
          <p className="display text-display-4">New pieces on the first of the month.</p>
          <ModalTrigger modal="open-edge" className={buttonClass({ tone: "quiet" })}>
            Tell me first
          </ModalTrigger>
        </div>
        <Modal id="open-edge" title="Be told a day before everyone else" shape="sheet">
          <div className="mx-auto grid w-full max-w-page gap-4">
            <SubscribeForm id="letter-edge" layout="inline" />
          </div>
        </Modal>
      </Demo>

      <ModalGuide
        heading="Ask when they lean in, not when they arrive"
        right={[
          "A button or a sentence that says what it leads to.",
          "A moment of interest: the end of an article, a thing that is sold out.",
          "One field. A name can be asked for later, in a letter that is read.",
        ]}
        wrong={[
          "Opening by itself, after seconds or at the edge of the window: people came for the page.",
          "A refusal that shames (“No, I do not like good food”). Close is called Close.",
          "A page that already has the form in its footer. Link to that.",
        ]}
      />
    </DemoPage>
  );
}
