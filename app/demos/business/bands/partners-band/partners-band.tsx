import * as styles from "./partners-band.module.css";
import type { Person } from "#app/elements/people/person-card/person-card.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section } from "#app/sections/section.tsx";

interface PartnersBandProps {
  heading: string;
  intro: string;
  people: readonly Person[];
}

/** The partners as their photographs hang on a staircase: each a step higher, and below it what they sign. */
export function PartnersBand({ heading, intro, people }: PartnersBandProps) {
  return (
    <Section id="partners" width="wide" aria-labelledby="partners-heading">
      <div className={styles.stair}>
        <div className={styles.words}>
          <h2 id="partners-heading" className="display text-display-2">
            {heading}
          </h2>
          <p className="max-w-[36ch] text-soft">{intro}</p>
        </div>
        <ul className={styles.frames}>
          {people.map(({ name, role, text, picture }) => (
            <li key={name}>
              <Picture
                picture={picture}
                alt=""
                ratio="4 / 5"
                sizes="(min-width: 62rem) 17vw, 28vw"
              />
              <div className="grid content-start gap-1">
                <h3 className="display text-display-4">{name}</h3>
                <p className="text-label">{role}</p>
                <p className="mt-1 text-small text-soft">{text}</p>
              </div>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
