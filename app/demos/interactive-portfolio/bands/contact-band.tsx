import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { Section } from "#app/sections/section.tsx";

interface ContactBandProps {
  heading: string;
  text: string;
  mail: string;
}

/** Whom to write to, in one large sentence, and the form beside it. */
export function ContactBand({ heading, text, mail }: ContactBandProps) {
  return (
    <Section
      id="contact"
      width="wide"
      aria-labelledby="contact-heading"
      className="grid grid-cols-1 gap-x-8 gap-y-12 lg:grid-cols-12"
    >
      <div className="grid content-start justify-items-start gap-6 lg:col-span-6">
        <h2 id="contact-heading" className="display max-w-[12ch] text-display-1">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-lead text-soft">{text}</p>
        <a
          href={`mailto:${mail}`}
          className="text-lead wrap-anywhere text-brand-ink underline decoration-1 underline-offset-6 hover:decoration-2"
        >
          {mail}
        </a>
      </div>
      <ContactForm
        id="field-notes-contact"
        layout="card"
        label="Write to Field Notes Lab"
        className="lg:col-span-5 lg:col-start-8"
      />
    </Section>
  );
}
