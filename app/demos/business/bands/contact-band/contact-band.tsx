import { TextLink } from "#app/elements/actions/text-link.tsx";
import * as styles from "./contact-band.module.css";
import type { ComponentProps } from "react";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";

interface ContactBandProps {
  heading: string;
  text: string;
  /** What follows, in order. */
  next: readonly { term: string; detail: string }[];
  phone: { display: string; href: string };
  form: Pick<ComponentProps<typeof ContactForm>, "label" | "subject">;
}

/** The end of the page: what will happen on the brand's ground, and a card to fill in beside it. */
export function ContactBand({ heading, text, next, phone, form }: ContactBandProps) {
  return (
    <section id="contact" aria-labelledby="contact-heading" className={styles.contact}>
      <div data-tone="brand" className={styles.words}>
        <h2 id="contact-heading" className={`${styles.heading} display`}>
          {heading}
        </h2>
        <p className="max-w-[36ch] text-lead text-balance">{text}</p>
        <ol className="mt-auto">
          {next.map(({ term, detail }) => (
            <li key={term} className="border-t border-line py-4">
              <p className="max-w-[46ch]">
                <span className="font-semibold">{term}</span> {detail}
              </p>
            </li>
          ))}
          <li className="border-t border-line pt-4">
            <TextLink href={phone.href} dir="ltr">
              {phone.display}
            </TextLink>
          </li>
        </ol>
      </div>
      <div className={styles.card}>
        <ContactForm id="halden-contact" layout="card" {...form} />
      </div>
    </section>
  );
}
