import * as styles from "./team-band.module.css";
import { BadgeDrawing, type BadgeDrawingName } from "./badge-drawing.tsx";
import { NorthsideMark } from "../northside-mark/northside-mark.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface TeamBandProps {
  heading: string;
  intro: string;
  people: readonly { name: string; role: string; says: string; draws: BadgeDrawingName }[];
}

/** The people of the practice as the badges that they wear, each under the first thing that a patient will hear from them. */
export function TeamBand({ heading, intro, people }: TeamBandProps) {
  return (
    <Section id="team" width="wide" aria-labelledby="team-heading">
      <SectionHeader id="team-heading" heading={heading} intro={intro} layout="split" />
      <ul aria-labelledby="team-heading" className={styles.team}>
        {people.map(({ name, role, says, draws }) => (
          <li key={name} className={styles.person}>
            <p className={`${styles.says} display`}>
              <q>{says}</q>
            </p>
            <div className={styles.badge}>
              <span aria-hidden className={styles.mark}>
                <NorthsideMark />
              </span>
              <h3 className="display text-display-4">{name}</h3>
              <p className="text-small text-soft">{role}</p>
              <BadgeDrawing draws={draws} />
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
