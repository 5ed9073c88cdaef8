import * as styles from "./guard-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

interface GuardBandProps {
  id: string;
  heading: string;
  text: readonly string[];
  /** Limits that hold whoever asks, as short as they can be said. Three. */
  facts: readonly { term: string; detail: string }[];
  picture: PictureSource;
}

/** How an account is guarded: what it is about in words, and below a wide picture the three limits, set as large as prices. */
export function GuardBand({ id, heading, text, facts, picture }: GuardBandProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <div className="grid grid-cols-1 gap-x-8 gap-y-5 lg:grid-cols-12">
        <h2 id={`${id}-heading`} className="display text-display-2 lg:col-span-5">
          {heading}
        </h2>
        <div className="grid content-start gap-4 lg:col-span-6 lg:col-start-7">
          {text.map((paragraph) => (
            <p key={paragraph} className="max-w-text text-soft">
              {paragraph}
            </p>
          ))}
        </div>
      </div>
      <Picture
        picture={picture}
        position="50% 62%"
        sizes="min(100vw, 90rem)"
        className={styles.picture}
      />
      <dl className={styles.limits}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt className="text-small text-soft">{term}</dt>
            <dd className="display text-display-3 text-brand-ink">{detail}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
