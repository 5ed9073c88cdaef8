import * as styles from "./itinerary-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

export interface ItineraryDay {
  /** Anchor of the entry. */
  id: string;
  /** "Days 2 and 3" */
  when: string;
  title: string;
  text: string;
}

interface ItineraryBandProps {
  heading: string;
  intro: string;
  picture: PictureSource;
  facts: readonly { term: string; detail: string }[];
  action: { label: string; href: string };
  days: readonly ItineraryDay[];
}

/** One trip from its first day to its last: the days are stations on a line, and each unfolds to what happens there. */
export function ItineraryBand({
  heading,
  intro,
  picture,
  facts,
  action,
  days,
}: ItineraryBandProps) {
  return (
    <Section id="days" width="wide" aria-labelledby="days-heading" className={styles.itinerary}>
      <div className={styles.head}>
        <h2 id="days-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-text text-soft">{intro}</p>
        <Picture
          picture={picture}
          ratio="16 / 10"
          sizes="(min-width: 62rem) 40vw, 92vw"
          className="w-full rounded-card"
        />
      </div>
      <div>
        <Accordion
          items={days.map(({ id, when, title, text }) => ({
            id,
            title: `${when}: ${title}`,
            content: <p>{text}</p>,
          }))}
          open={days[0]?.id}
          className={styles.days}
        />
        <div className={styles.terms}>
          <dl>
            {facts.map(({ term, detail }) => (
              <div key={term}>
                <dt className="text-label text-soft">{term}</dt>
                <dd className="font-semibold">{detail}</dd>
              </div>
            ))}
          </dl>
          <ButtonLink href={action.href}>{action.label}</ButtonLink>
        </div>
      </div>
    </Section>
  );
}
