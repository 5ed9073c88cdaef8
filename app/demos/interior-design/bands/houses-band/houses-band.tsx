import * as styles from "./houses-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { ThenAndNow } from "./then-and-now.tsx";
import { Section } from "#app/sections/section.tsx";

export interface House {
  name: string;
  text: string;
  facts: readonly { term: string; detail: string }[];
  /** Names the choice of pictures. */
  label: string;
  before: PictureSource;
  after: PictureSource;
}

interface HousesBandProps {
  heading: string;
  intro: string;
  /** How the two states are called. */
  states: { before: string; after: string };
  /** Its pictures lie. */
  wide: House;
  /** Its pictures stand. */
  upright: House;
}

/** Two houses as they were found and as they were left: one across to the edge of the page, one upright below it. */
export function HousesBand({ heading, intro, states, wide, upright }: HousesBandProps) {
  return (
    <Section
      id="houses"
      width="wide"
      space="tight"
      ground="sunken"
      aria-labelledby="houses-heading"
      className={styles.band}
    >
      <div className={styles.head}>
        <h2 id="houses-heading" className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[36ch] text-soft">{intro}</p>
      </div>
      <div className={styles.houses}>
        <div className={styles.house}>
          <ThenAndNow
            label={wide.label}
            before={{ label: states.before, picture: wide.before }}
            after={{ label: states.after, picture: wide.after }}
            sizes="(min-width: 62rem) 66vw, 130vw"
            ratio="var(--wide-ratio)"
            className={styles.wide}
          />
          <HouseWords {...wide} className={styles.wideWords} />
        </div>
        <div className={styles.house}>
          <ThenAndNow
            label={upright.label}
            before={{ label: states.before, picture: upright.before }}
            after={{ label: states.after, picture: upright.after }}
            sizes="(min-width: 62rem) 42vw, 92vw"
            ratio="var(--upright-ratio)"
            className={styles.upright}
          />
          <HouseWords {...upright} className={styles.uprightWords} />
        </div>
      </div>
    </Section>
  );
}

function HouseWords({ name, text, facts, className }: House & { className: string }) {
  return (
    <div className={className}>
      <h3 className="display text-display-3">{name}</h3>
      <p className="mt-4 max-w-[44ch] text-soft">{text}</p>
      <dl className={`${styles.facts} text-small`}>
        {facts.map(({ term, detail }) => (
          <div key={term}>
            <dt className="text-soft">{term}</dt>
            <dd>{detail}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
