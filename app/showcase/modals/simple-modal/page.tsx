import { picture } from "#content/media.ts";
import { site } from "#content/site.ts";
import { Button, ButtonLink, buttonClass } from "#app/elements/actions/button.tsx";
import { Modal, ModalClose, ModalTrigger, useModal } from "#app/elements/overlays/modal/modal.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { ModalGuide } from "#app/showcase/modals/parts/modal-guide.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";
import { chairFacts, holidayNotice } from "./content.ts";
import { SizeTable } from "./size-table.tsx";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "message", title: "Message" },
  { id: "confirmation", title: "Confirmation" },
  { id: "detail", title: "Detail" },
  { id: "from-the-side", title: "From the side" },
  { id: "from-below", title: "From below" },
];

/** Empties the letter and closes. */
function ClearLetter() {
  const { close } = useModal();
  function clear() {
    const letter = document.querySelector<HTMLTextAreaElement>("#letter");
    if (letter) letter.value = "";
    close();
  }
  return (
    <Button onClick={clear} className="needs-script">
      Clear the letter
    </Button>
  );
}

export default function SimpleModalPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Simple modal"
      intro="It stops everything else until it is answered, so it had better be worth it: a notice that changes what people do next, a step that cannot be taken back, a closer look."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="message"
        title="Message"
        when="For news that changes what the visitor does next. A few sentences and one way on; everything longer is a page."
        stage="bare"
      >
        <div className="grid grid-cols-1 md:grid-cols-2">
          <Picture
            picture={picture("project-ceramics-1")}
            sizes="(min-width: 62rem) 34vw, 100vw"
            ratio="4 / 3"
            className="h-full w-full"
          />
          <div className="grid content-center justify-items-start gap-5 p-card lg:p-12">
            <p className="display text-display-3">Thrown on Mondays, fired on Fridays.</p>
            <p className="text-soft">
              Plates and jugs from a kiln in Roussillon, made in the order they are asked for.
            </p>
            <ModalTrigger modal="open" className={buttonClass()}>
              Read the August notice
            </ModalTrigger>
          </div>
        </div>
        <Modal id="open" title="The kiln rests in August" shape="note">
          <div className="grid gap-4">
            {holidayNotice.map((text) => (
              <p key={text}>{text}</p>
            ))}
            <ModalClose className={buttonClass({}, "mt-2 justify-self-start")}>
              I can wait
            </ModalClose>
          </div>
        </Modal>
      </Demo>

      <Demo
        id="confirmation"
        title="Confirmation"
        when="For a step that cannot be undone. The question names what is lost, the buttons say what they do, and the focus starts on the harmless one."
      >
        <div className="mx-auto grid max-w-text gap-5">
          <label className="grid gap-2 text-small font-semibold">
            Letter to the editor
            <textarea
              id="letter"
              rows={5}
              autoComplete="off"
              className="field font-normal"
              placeholder="Write a few lines, then try to throw them away."
            />
          </label>
          <ModalTrigger
            modal="open-clear"
            className={buttonClass({ tone: "quiet" }, "justify-self-start")}
          >
            Clear the letter
          </ModalTrigger>
        </div>
        <Modal id="open-clear" title="Clear the whole letter?" shape="note">
          <p>What you wrote is kept nowhere else. Once it is cleared, nobody can bring it back.</p>
          <div className="mt-7 flex flex-wrap gap-3">
            <ModalClose className={buttonClass({ tone: "quiet" })} data-first-focus>
              Keep writing
            </ModalClose>
            <ClearLetter />
          </div>
        </Modal>
      </Demo>

      <Demo
        id="detail"
        title="Detail"
        when="For a closer look at one thing of many, from which people go back to where they were in the list."
        stage="bare"
      >
        <ModalTrigger
          modal="open-chair"
          className="group grid grid-cols-1 items-end sm:grid-cols-[3fr_2fr]"
        >
          <Picture
            picture={picture("furniture-chair-slate")}
            sizes="(min-width: 62rem) 42vw, 100vw"
            ratio="1 / 1"
            className="w-full"
          />
          <span className="grid gap-2 p-card">
            <span className="display text-display-4">Rail, an oak armchair</span>
            <span className="text-small text-soft">€ 690, six weeks</span>
            <span className="mt-2 text-small font-semibold underline decoration-line underline-offset-6 group-hover:decoration-current">
              Measures and materials
            </span>
          </span>
        </ModalTrigger>
        <Modal
          id="open-chair"
          title="Rail, an oak armchair"
          shape="detail"
          media={
            <Picture
              picture={picture("furniture-chair-slate")}
              sizes="(min-width: 48rem) 31rem, 100vw"
              alt=""
            />
          }
        >
          <dl>
            {chairFacts.map(({ term, fact }) => (
              <div
                key={term}
                className="grid gap-x-4 border-t border-line py-3 sm:grid-cols-[5rem_1fr]"
              >
                <dt className="text-small text-soft">{term}</dt>
                <dd>{fact}</dd>
              </div>
            ))}
          </dl>
        </Modal>
      </Demo>

      <Demo
        id="from-the-side"
        title="From the side"
        when="For reading that belongs to the page and should leave it in sight: a table of sizes, the terms of an offer, a basket."
      >
        <div className="grid grid-cols-1 items-center gap-8 sm:grid-cols-[2fr_3fr]">
          <Picture
            picture={picture("sneakers")}
            sizes="(min-width: 62rem) 26vw, 100vw"
            ratio="4 / 5"
            className="w-full rounded-card"
          />
          <div className="grid justify-items-start gap-4">
            <p className="display text-display-4">Court shoe, sage</p>
            <p className="text-soft">
              Runs half a size small. Measure the longer foot, standing, in the evening.
            </p>
            <ModalTrigger modal="open-sizes" className={buttonClass({ tone: "quiet" })}>
              Find your size
            </ModalTrigger>
          </div>
        </div>
        <Modal id="open-sizes" title="Which size is yours" shape="side">
          <SizeTable />
        </Modal>
      </Demo>

      <Demo
        id="from-below"
        title="From below"
        when="For a short choice that should not hide what it is about. On a phone every modal comes from here, within reach of the thumb."
      >
        <div className="grid justify-items-center gap-5 text-center">
          <p className="display max-w-text text-display-3">
            A person answers, on weekdays from nine.
          </p>
          <ModalTrigger modal="open-ways" className={buttonClass()}>
            Reach us
          </ModalTrigger>
        </div>
        <Modal id="open-ways" title="How would you like to reach us?" shape="sheet">
          <div className="grid gap-3 pt-2 sm:grid-cols-3">
            <ButtonLink href={site.phone.href} tone="quiet">
              Call <bdi>{site.phone.display}</bdi>
            </ButtonLink>
            <ButtonLink href={`mailto:${site.email}`} tone="quiet">
              Send an email
            </ButtonLink>
            <ButtonLink href="/model-popup/Google-map" tone="quiet">
              Come by
            </ButtonLink>
          </div>
        </Modal>
      </Demo>

      <ModalGuide
        heading="Interrupt for what cannot wait"
        right={[
          "A notice that would cost people something if they missed it.",
          "A step that cannot be undone, asked with the name of what is lost.",
          "A closer look that ends where it began.",
        ]}
        wrong={[
          "Anything that opens by itself. A strip at the top of the page says it without taking the page away.",
          "A step that can be undone: do it, and offer Undo.",
          "Long reading or a long form. Those deserve an address and a page of their own.",
        ]}
      />
    </DemoPage>
  );
}
