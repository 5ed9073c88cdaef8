import * as styles from "./framed-people.module.css";
import type { CSSProperties } from "react";
import { type FrameName, PictureFrame } from "./picture-frame.tsx";
import { Mouth, type MouthName } from "./mouth.tsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

export interface FramedPerson {
  name: string;
  role: string;
  frame: FrameName;
  mouth: MouthName;
}

interface FramedPeopleProps {
  id: string;
  heading: string;
  intro: string;
  /** Threes fill the rows of wide screens. */
  people: readonly FramedPerson[];
}

/** People as a gallery of ancestors: each in a frame of its own kind, hung by eye, and of each the mouth alone, as it says the word. */
export function FramedPeople({ id, heading, intro, people }: FramedPeopleProps) {
  return (
    <Section id={id} width="wide" space="tight" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} className="mb-12" />
      <ul className={styles.people}>
        {people.map(({ name, role, frame, mouth }, index) => (
          <li key={name} className={`group ${styles.person}`}>
            <span data-frame={frame} style={paintOf(index)} className={styles.picture}>
              <span className={styles.hole}>
                <Mouth name={mouth} />
              </span>
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

/** Frame and ornament in the inks of the poster: no frame hangs twice. */
const paints = [
  ["--brand", "--paper"],
  ["--accent", "--on-accent"],
  ["--on-accent", "--accent"],
  ["--oh-green", "--oh-yellow"],
  ["--oh-yellow", "--brand"],
  ["--oh-violet", "--on-accent"],
] as const;

function paintOf(index: number): CSSProperties {
  const [frame, light] = paints[index % paints.length]!;
  return { "--frame": `var(${frame})`, "--frame-light": `var(${light})` } as CSSProperties;
}
