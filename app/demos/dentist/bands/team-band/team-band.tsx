import * as styles from "./team-band.module.css";
import type { PictureSource } from "#content/media.ts";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface TeamBandProps {
  heading: string;
  intro: string;
  people: readonly { name: string; role: string; says: string; picture: PictureSource }[];
}

/** The people of the practice, round, each with the first thing that a patient will hear from them. */
export function TeamBand({ heading, intro, people }: TeamBandProps) {
  return (
    <Section id="team" width="wide" aria-labelledby="team-heading">
      <SectionHeader id="team-heading" heading={heading} intro={intro} layout="split" />
      <ul className={styles.team}>
        {people.map(({ name, role, says, picture }) => (
          <li key={name} className={styles.person}>
            <Picture
              picture={picture}
              alt=""
              sizes="(min-width: 62rem) 15rem, 30vw"
              ratio="1"
              className={styles.portrait}
            />
            <div>
              <p className={`${styles.says} display`}>
                <q>{says}</q>
              </p>
              <h3 className="font-semibold">{name}</h3>
              <p className="text-small text-soft">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
