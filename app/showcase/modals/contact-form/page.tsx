import { picture } from "#content/media.ts";
import { site } from "#content/site.ts";
import { buttonClass } from "#app/elements/actions/button.tsx";
import { Modal, ModalTrigger } from "#app/elements/overlays/modal/modal.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
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
  { id: "in-the-middle", title: "In the middle" },
  { id: "beside-the-page", title: "Beside the page" },
];

export default function ContactModalPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Contact form modal"
      intro="A question comes up where people read, and that is where it should be asked. What is sent here is really stored, brought to the owner by mail, and acknowledged to you."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="in-the-middle"
        title="In the middle"
        when="For a general question. Wide enough for two fields in a row, so that the whole form is seen at once."
        stage="bare"
      >
        <div className="relative isolate grid min-h-120 items-end">
          <Picture
            picture={picture("architecture-house")}
            sizes="(min-width: 62rem) 70vw, 100vw"
            className="absolute inset-0 -z-10 size-full"
          />
          <div className="grid max-w-text justify-items-start gap-4 rounded-se-card bg-paper p-card">
            <p className="display text-display-3">A house begins with a letter.</p>
            <p className="text-soft">
              Tell us the place, the people and the one room you already see.
            </p>
            <ModalTrigger modal="open" className={buttonClass()}>
              Write to the studio
            </ModalTrigger>
          </div>
        </div>
        <Modal id="open" title="Write to the studio" shape="form">
          <ContactForm id="contact-modal" layout="columns" />
        </Modal>
      </Demo>

      <Demo
        id="beside-the-page"
        title="Beside the page"
        when="For a question about what is on the page: it stays in sight, and so do the other ways to reach you."
      >
        <div className="grid grid-cols-1 items-center gap-8 sm:grid-cols-[3fr_2fr]">
          <div className="grid justify-items-start gap-4">
            <p className="display text-display-4">Table lamp “Terrace”</p>
            <p className="text-soft">
              Terracotta from Vallauris with a linen shade. Cable and plug for your country.
            </p>
            <ModalTrigger modal="open-side" className={buttonClass({ tone: "quiet" })}>
              Ask about this lamp
            </ModalTrigger>
          </div>
          <Picture
            picture={picture("table-lamp")}
            sizes="(min-width: 62rem) 24vw, 100vw"
            ratio="4 / 5"
            className="w-full rounded-card"
          />
        </div>
        <Modal id="open-side" title="Ask about this lamp" shape="side">
          <div className="grid gap-6">
            <p className="text-soft">
              Or call{" "}
              <a
                href={site.phone.href}
                dir="ltr"
                className="whitespace-nowrap text-ink underline underline-offset-4"
              >
                {site.phone.display}
              </a>
              , weekdays from nine to five.
            </p>
            <ContactForm id="contact-side" layout="stacked" label="Ask about the lamp" />
          </div>
        </Modal>
      </Demo>

      <ModalGuide
        heading="A form that comes to the question"
        right={[
          "A short question about the thing in sight, with at most four fields.",
          "Pages that people should not lose: a listing, a long article, a basket.",
          "Sending without script as well: the answer comes back with the modal open and the typing kept.",
        ]}
        wrong={[
          "Applications, quotes, anything with an upload: they need room and an address to come back to.",
          "The contact page itself. There the form is what people came for.",
          "Closing on success. Leave the confirmation until the visitor has read it.",
        ]}
      />
    </DemoPage>
  );
}
