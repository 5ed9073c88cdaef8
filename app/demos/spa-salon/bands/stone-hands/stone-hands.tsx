import * as styles from "./stone-hands.module.css";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface StoneHandsProps {
  id: string;
  heading: string;
  intro: string;
  /** Four, for the four stones. */
  people: readonly { name: string; role: string }[];
}

/** Who works here, without a face: each has a stone from the weir with an initial cut into it. */
export function StoneHands({ id, heading, intro, people }: StoneHandsProps) {
  return (
    <Section id={id} width="wide" aria-labelledby={`${id}-heading`}>
      <SectionHeader id={`${id}-heading`} heading={heading} intro={intro} layout="centred" />
      <ul className={styles.people}>
        {people.map(({ name, role }) => (
          <li key={name} className={styles.person}>
            <span aria-hidden className={`${styles.stone} display`}>
              {name.charAt(0)}
            </span>
            <h3 className="display text-display-4">{name}</h3>
            <p className="text-small text-soft">{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
