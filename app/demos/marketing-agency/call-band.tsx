import "./call-band.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/picture.tsx";
import { ContactForm } from "#app/features/forms/contact-form.tsx";

interface CallBandProps {
  heading: string;
  text: string;
  mail: string;
  address: readonly string[];
  picture: PictureSource;
}

/** The end of the page: what to send and what comes back, and the form as a sheet on the brand's ground. */
export function CallBand({ heading, text, mail, address, picture }: CallBandProps) {
  return (
    <section id="call" aria-labelledby="call-heading" className="call-band">
      <div data-tone="brand" className="call-ground">
        <h2 id="call-heading" className="call-heading display text-display-1">
          {heading}
        </h2>
        <div className="call-words">
          <p className="max-w-[40ch] text-lead">{text}</p>
          <Picture
            picture={picture}
            sizes="(min-width: 62rem) 36rem, 92vw"
            className="call-picture"
          />
          <address className="call-address text-small not-italic">
            {address.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
            <a
              href={`mailto:${mail}`}
              className="font-semibold underline decoration-1 underline-offset-4 hover:decoration-2"
            >
              {mail}
            </a>
          </address>
        </div>
      </div>
      <div className="call-sheet-place">
        <div className="call-sheet">
          <ContactForm id="brightside-contact" layout="stacked" label="Write to Brightside" />
        </div>
      </div>
    </section>
  );
}
