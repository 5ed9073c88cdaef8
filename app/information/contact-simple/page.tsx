import { Link } from "#app/elements/actions/link.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { Envelope } from "./envelope.tsx";
import { Section } from "#app/sections/section.tsx";
import { firm } from "../firm.tsx";
import type { PageHandle } from "#app/frame/page-handle.ts";
import type { Route } from "./+types/page.ts";
import { content } from "./content.server.ts";

export function loader() {
  return content;
}

export const handle: PageHandle = { business: firm };

/** One column, read downwards: the sentence, the letter, the envelope. */
export default function ContactSimplePage({
  loaderData: { title, letter, paper, address, mail, phone },
}: Route.ComponentProps) {
  return (
    <>
      <Section space="none" className="max-w-[54rem]! pt-(--header-overlap)">
        <div className="grid grid-cols-1 gap-6 pt-12 lg:pt-24">
          <h1 className="display text-display-1">{title.heading}</h1>
          <p className="max-w-text text-lead text-soft">{title.intro}</p>
          <p className="flex flex-wrap gap-x-8 gap-y-2 text-lead font-semibold">
            <a
              href={`mailto:${mail}`}
              className="[overflow-wrap:anywhere] text-brand-ink underline decoration-1 underline-offset-6 hover:decoration-2"
            >
              {mail}
            </a>
            <a
              href={phone.href}
              dir="ltr"
              className="text-brand-ink underline decoration-1 underline-offset-6 hover:decoration-2"
            >
              {phone.display}
            </a>
          </p>
        </div>
      </Section>
      <Section space="tight" className="max-w-[54rem]!" aria-labelledby="letter">
        <div className="grid grid-cols-1 gap-8 border-t-2 border-ink pt-10">
          <h2 id="letter" className="display text-display-2">
            {letter.heading}
          </h2>
          <ContactForm id="contact-simple" layout="card" label="Write to us" />
          {import.meta.env.HAS_SERVER && (
            <p className="max-w-text text-small text-soft">
              {letter.note}{" "}
              <Link href={letter.privacy.href} className="underline underline-offset-3">
                {letter.privacy.label}
              </Link>
            </p>
          )}
        </div>
      </Section>
      {address.length > 0 && (
        <Section ground="sunken" space="tight" className="max-w-[54rem]!" aria-labelledby="paper">
          <div className="mb-8 flex flex-wrap items-baseline justify-between gap-x-8 gap-y-2">
            <h2 id="paper" className="display text-display-3">
              {paper.heading}
            </h2>
            <p className="text-soft">{paper.text}</p>
          </div>
          <Envelope lines={address} />
        </Section>
      )}
    </>
  );
}
