import * as styles from "./framed-people.module.css";
import type { PictureSource } from "#content/media.ts";
import { type FrameName, PictureFrame } from "./picture-frame.tsx";
import { Picture } from "#app/elements/media/picture/picture.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface FramedPerson {
  name: string;
  role: string;
  frame: FrameName;
  picture: PictureSource;
}

interface FramedPeopleProps {
  id: string;
  heading: string;
  intro: string;
  /** Threes fill the rows of wide screens. */
  people: readonly FramedPerson[];
}

/** People as a gallery of ancestors: each portrait in a frame of its own kind, hung by eye. */
export function FramedPeople({ id, heading, intro, people }: FramedPeopleProps) {
  return (
    <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} className="mb-12" />
      <ul className={styles.people}>
        {people.map(({ name, role, frame, picture }) => (
          <li key={name} className={styles.person}>
            <span data-frame={frame} className={styles.picture}>
              <Picture picture={picture} alt="" sizes="(min-width: 62rem) 15rem, 32vw" />
              <PictureFrame frame={frame} />
            </span>
            <div>
              <h3 className={`${styles.name} display text-display-4`}>{name}</h3>
              <p className="mt-2 text-small">{role}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
