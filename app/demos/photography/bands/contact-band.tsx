import { TextLink } from "#app/elements/actions/text-link.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { Section } from "#app/sections/section.tsx";

interface ContactBandProps {
  /** Of the form: the prints write its subject. */
  formId: string;
  formLabel: string;
  heading: string;
  text: string;
  email: string;
  address: readonly string[];
  hours: readonly string[];
}

/** Why to write and where to, under one large sentence, with the form at the start of the line. */
export function ContactBand({
  formId,
  formLabel,
  heading,
  text,
  email,
  address,
  hours,
}: ContactBandProps) {
  return (
    <Section
      id="contact"
      width="wide"
      aria-labelledby="contact-heading"
      className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12"
    >
      <h2 id="contact-heading" className="display text-display-1 lg:col-span-12">
        {heading}
      </h2>
      <ContactForm id={formId} layout="columns" label={formLabel} className="lg:col-span-7" />
      <div className="grid content-start justify-items-start gap-6 lg:col-span-4 lg:col-start-9">
        <p className="text-lead">{text}</p>
        <TextLink href={`mailto:${email}`} className="wrap-anywhere">
          {email}
        </TextLink>
        <AddressLines lines={[...address, ...hours]} className="text-small text-soft" />
      </div>
    </Section>
  );
}
