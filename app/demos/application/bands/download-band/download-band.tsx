import * as styles from "./download-band.module.css";
import { SubscribeForm } from "#app/features/newsletter/subscribe-form.tsx";
import { Section } from "#app/sections/section.tsx";

interface DownloadBandProps {
  heading: string;
  text: string;
  /** For which devices, and where it would be had. */
  places: readonly { name: string; where: string }[];
  /** What is really the case. */
  truth: string;
  letter: { heading: string; text: string };
}

/** The end of the page: where the app would be had, said plainly, and the letter that tells when it is. */
export function DownloadBand({ heading, text, places, truth, letter }: DownloadBandProps) {
  return (
    <Section
      id="download"
      tone="brand"
      width="wide"
      aria-labelledby="download-heading"
      className="grid grid-cols-1 gap-x-8 gap-y-8 lg:grid-cols-12"
    >
      <div className={`${styles.words} self-end lg:col-span-7`}>
        <h2 id="download-heading" className="display text-display-1">
          {heading}
        </h2>
        <p className="mt-6 max-w-[36ch] text-lead">{text}</p>
      </div>
      <svg
        viewBox="0 0 1000 1000"
        fill="none"
        strokeWidth="46"
        aria-hidden
        className={styles.rings}
      >
        <circle cx="500" cy="500" r="470" style={{ stroke: "var(--accent)" }} />
        <circle cx="500" cy="500" r="408" style={{ stroke: "var(--on-brand)" }} />
        <circle
          cx="500"
          cy="500"
          r="346"
          style={{ stroke: "oklch(from var(--accent) calc(l + 0.12) c calc(h - 66))" }}
        />
        <path
          d="m390 505 80 80 150-165"
          strokeLinecap="round"
          strokeLinejoin="round"
          style={{ stroke: "var(--on-brand)" }}
        />
      </svg>
      <div className="lg:col-span-6">
        <dl className="border-t border-line">
          {places.map(({ name, where }) => (
            <div
              key={name}
              className="flex flex-wrap justify-between gap-x-8 border-b border-line py-4"
            >
              <dt className="font-semibold">{name}</dt>
              <dd>{where}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-5 max-w-[52ch] text-small">{truth}</p>
      </div>
      <div className="grid content-start gap-4 lg:col-span-5 lg:col-start-8">
        <h3 className="display text-display-4">{letter.heading}</h3>
        <p>{letter.text}</p>
        <SubscribeForm id="subscribe" layout="inline" buttonTone="inverse" label={letter.heading} />
      </div>
    </Section>
  );
}
