import * as styles from "./itinerary-band.module.css";
import * as daylight from "../dusk.module.css";
import type { PictureSource } from "#content/media.ts";
import { Accordion } from "#app/elements/actions/accordion/accordion.tsx";
import { ButtonLink } from "#app/elements/actions/button.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";

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
  /** Its sky goes over into the band's. */
  picture: PictureSource;
  /** The last is set largest: the price. */
  facts: readonly { term: string; detail: string }[];
  action: { label: string; href: string };
  days: readonly ItineraryDay[];
}

/**
 * One trip from its first day to its last: its name across the sky, its train from edge to edge of the page, and over the river the
 * timetable. The days are stations on a line, and each unfolds to what happens there.
 */
export function ItineraryBand({
  heading,
  intro,
  picture,
  facts,
  action,
  days,
}: ItineraryBandProps) {
  return (
    <section
      id="days"
      aria-labelledby="days-heading"
      className={`${styles.band} grid grid-cols-1 overflow-clip text-ink`}
    >
      <div
        className={`${styles.words} mx-auto grid w-full max-w-wide grid-cols-1 gap-5 px-gutter pt-tight`}
      >
        <h2 id="days-heading" className={`${styles.heading} display leading-none wrap-anywhere`}>
          {heading}
        </h2>
        <p className="max-w-[46ch] text-lead">{intro}</p>
      </div>
      <div className={`${styles.view} ${daylight.dusk} pointer-events-none relative w-full`}>
        <Picture
          picture={picture}
          sizes="(max-width: 61.99rem) 190vw, 100vw"
          position="62% 40%"
          data-full-light
          className="size-full"
        />
      </div>
      <div className={`${styles.timetable} relative mx-auto w-full max-w-wide px-gutter pb-tight`}>
        <div className={`${styles.sheet} rounded-card bg-raised`}>
          <div className={styles.terms}>
            <dl>
              {facts.map(({ term, detail }) => (
                <div key={term}>
                  <dt className="text-soft">{term}</dt>
                  <dd className="display">{detail}</dd>
                </div>
              ))}
            </dl>
            <ButtonLink href={action.href}>{action.label}</ButtonLink>
          </div>
          <Accordion
            items={days.map(({ id, when, title, text }) => ({
              id,
              title: `${when}: ${title}`,
              content: <p>{text}</p>,
            }))}
            open={days[0]?.id}
            className={`${styles.days} relative`}
          />
        </div>
      </div>
    </section>
  );
}
