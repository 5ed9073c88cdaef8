import * as styles from "./ticket-band.module.css";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";
import { Section } from "#app/sections/section.tsx";

interface TicketBandProps {
  id: string;
  heading: string;
  text: string;
  mail: string;
  address: readonly string[];
  facts: readonly { term: string; detail: string }[];
  formLabel: string;
}

/** The end of the page: a ticket, its fields on the left as every tracker has them, and the form itself. */
export function TicketBand({
  id,
  heading,
  text,
  mail,
  address,
  facts,
  formLabel,
}: TicketBandProps) {
  return (
    <Section
      id={id}
      space="tight"
      width="wide"
      aria-labelledby={`${id}-heading`}
      className="grid grid-cols-1 gap-x-8 gap-y-10 lg:grid-cols-12"
    >
      <div className="grid grid-cols-1 content-start gap-6 lg:col-span-5">
        <h2 id={`${id}-heading`} className="display text-display-1">
          {heading}
        </h2>
        <p className="max-w-[44ch] text-lead text-soft">{text}</p>
        <dl className={styles.facts}>
          {facts.map(({ term, detail }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{detail}</dd>
            </div>
          ))}
        </dl>
        <AddressLines email={mail} lines={address} />
      </div>
      <div className={`${styles.sheet} lg:col-span-7`}>
        <ContactForm id="stackhaus-ticket" layout="columns" label={formLabel} />
      </div>
    </Section>
  );
}
