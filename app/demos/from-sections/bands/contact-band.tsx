import type { SectionNamed } from "#content/front-page-fields.ts";
import { site } from "#content/site.ts";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

/** The form that writes to the owner, as a sheet; beside it who reads it, and the other ways. */
export function ContactBand({ id, heading, text }: SectionNamed<"contact">) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12">
        <div className="grid content-start gap-8 lg:col-span-4">
          <SectionHeader id={`${id}-heading`} heading={heading} intro={text} />
          <AddressLines email={site.email} phone={site.phone} lines={[]} />
        </div>
        <div className="rounded-card border border-line bg-raised p-card lg:col-span-7 lg:col-start-6 lg:p-12">
          <ContactForm id={`${id}-form`} layout="columns" label={heading} />
        </div>
      </div>
    </Section>
  );
}
