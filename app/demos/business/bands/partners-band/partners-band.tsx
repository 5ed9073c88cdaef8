import * as styles from "./partners-band.module.css";
import { Section } from "#app/sections/section.tsx";

export interface Partner {
  name: string;
  role: string;
  text: string;
}

interface PartnersBandProps {
  heading: string;
  intro: string;
  people: readonly Partner[];
}

/** The partners as a firm of their age has them at its door: brass plates, one for each, screwed to green paint. */
export function PartnersBand({ heading, intro, people }: PartnersBandProps) {
  return (
    <Section
      id="partners"
      tone="night"
      width="wide"
      aria-labelledby="partners-heading"
      className={styles.door}
    >
      <div className={styles.words}>
        <h2 id="partners-heading" className="display text-display-1">
          {heading}
        </h2>
        <p className="max-w-[36ch] text-lead">{intro}</p>
      </div>
      <ul className={styles.plates}>
        {people.map(({ name, role, text }) => (
          <li key={name} className={styles.plate}>
            <h3 className={`${styles.name} display`}>{name}</h3>
            <p className={styles.role}>{role}</p>
            <p className="text-small">{text}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
