import { picture } from "#content/media.ts";
import { site } from "#content/site.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { Demo } from "#app/showcase/parts/demo.tsx";
import { DemoPage } from "#app/showcase/parts/demo-page.tsx";
import { showcaseData } from "#app/showcase/parts/showcase-data.server.ts";
import type { Route } from "./+types/page.ts";
import code from "./page.tsx?demos";

export function loader({ url }: Route.LoaderArgs) {
  return showcaseData(url.pathname, code);
}

const contents = [
  { id: "columns", title: "Columns" },
  { id: "stacked", title: "Stacked" },
  { id: "card", title: "Card" },
];

export default function ContactFormPage({ loaderData }: Route.ComponentProps) {
  return (
    <DemoPage
      heading="Contact form"
      intro="Three layouts of one form that really sends: the message is stored before you are thanked, brought to the owner by mail, and acknowledged to you. It works without script."
      contents={contents}
      data={loaderData}
    >
      <Demo
        id="columns"
        title="Columns"
        when="For a contact page with room: the short fields share a row, and the whole form fits a screen."
      >
        <div className="mx-auto grid max-w-[52rem] grid-cols-1 gap-8">
          <p className="display text-display-3">Say it in your own words. A person reads it.</p>
          <ContactForm id="contact-columns" layout="columns" label="Write to the team" />
        </div>
      </Demo>

      <Demo
        id="stacked"
        title="Stacked"
        when="For the narrow half of a split: the other half shows who will read the message."
        stage="bare"
      >
        <div className="grid grid-cols-1 md:grid-cols-2">
          <div className="grid content-start gap-6 bg-sunken">
            <Picture
              picture={picture("boardroom")}
              sizes="(min-width: 62rem) 35vw, 100vw"
              ratio="4 / 3"
              className="w-full"
            />
            <div className="grid gap-4 p-card pt-2">
              <p className="display text-display-4">Monday to Friday, nine to five</p>
              <address className="grid gap-1 not-italic">
                {site.address.map((line) => (
                  <span key={line}>{line}</span>
                ))}
                <a
                  href={site.phone.href}
                  dir="ltr"
                  className="mt-3 justify-self-start underline underline-offset-4"
                >
                  {site.phone.display}
                </a>
              </address>
            </div>
          </div>
          <ContactForm
            id="contact-stacked"
            layout="stacked"
            className="content-start p-card lg:p-12"
          />
        </div>
      </Demo>

      <Demo
        id="card"
        title="Card"
        when="For a page with a personal tone: ruled lines, large writing, the words before the line as on a card filled in by hand."
        stage="bare"
      >
        <div className="bg-tint px-[min(2rem,6vw)] py-10 lg:p-16">
          <div className="mx-auto grid max-w-[46rem] grid-cols-1 gap-8">
            <p className="display text-display-2">Dear Vitrine,</p>
            <ContactForm id="contact-card" layout="card" label="Fill in the card" />
          </div>
        </div>
      </Demo>
    </DemoPage>
  );
}
