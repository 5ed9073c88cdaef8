import * as styles from "./brief-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { ContactForm } from "#app/features/messages/contact-form/contact-form.tsx";
import { AddressLines } from "#app/sections/places/address-lines.tsx";

interface BriefBandProps {
  heading: string;
  text: string;
  /** What happens next, in order. */
  steps: readonly string[];
  mail: string;
  address: readonly string[];
  picture: PictureSource;
}

/** The end of the page, lit: a sentence on the picture's own ground, and below it in the dark the form that it asks for. */
export function BriefBand({ heading, text, steps, mail, address, picture }: BriefBandProps) {
  return (
    <section id="brief" aria-labelledby="brief-heading">
      <div data-tone="brand" className={styles.poster}>
        <h2 id="brief-heading" className={`${styles.heading} display`}>
          {heading}
        </h2>
        <Picture picture={picture} alt="" sizes="100vw" position="50% 80%" data-full-light />
      </div>
      <div className="mx-auto grid max-w-wide grid-cols-1 gap-x-8 gap-y-14 px-gutter py-normal lg:grid-cols-12">
        <div className="grid content-start gap-6 lg:col-span-4">
          <p className="text-lead">{text}</p>
          <ol className={styles.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
          <p>
            <a
              href={`mailto:${mail}`}
              className="font-semibold wrap-anywhere text-brand-ink underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {mail}
            </a>
          </p>
          <AddressLines lines={address} className="text-small text-soft" />
        </div>
        <ContactForm
          id="voltage-brief"
          layout="card"
          label="Write to Voltage"
          className="lg:col-span-7 lg:col-start-6"
        />
      </div>
    </section>
  );
}
