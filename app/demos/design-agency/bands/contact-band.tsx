import * as page from "./baseline-page/baseline-page.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { Section } from "#app/sections/section.tsx";

interface ContactBandProps {
  heading: string;
  text: string;
  mail: string;
  address: readonly string[];
}

/** The end of the page: what to write and where to, and the form on the same edges as the claims above. */
export function ContactBand({ heading, text, mail, address }: ContactBandProps) {
  return (
    <Section
      id="contact"
      width="wide"
      space="tight"
      aria-labelledby="contact-heading"
      className="grid grid-cols-1 gap-6 lg:grid-cols-12"
    >
      <h2
        id="contact-heading"
        className={`${page.onBaseline} display mb-12 max-w-[16ch] text-display-1 text-wrap lg:col-span-12`}
      >
        {heading}
      </h2>
      <div className="lg:col-span-3">
        <p className="max-w-[36ch] pb-6">{text}</p>
        <a
          href={`mailto:${mail}`}
          className="font-semibold underline decoration-1 underline-offset-4 hover:text-brand-ink"
        >
          {mail}
        </a>
      </div>
      <AddressLines lines={address} className="pb-6 lg:col-span-3" />
      <ContactForm
        id="parallel-contact"
        layout="stacked"
        label="Write to Parallel"
        className={`${page.form} lg:col-span-6 lg:col-start-7`}
      />
    </Section>
  );
}
