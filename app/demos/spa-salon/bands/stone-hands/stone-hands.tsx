import * as styles from "./stone-hands.module.css";
import { Section } from "#app/sections/section.tsx";

interface StoneHandsProps {
  id: string;
  heading: string;
  intro: string;
  /** Four, for the four stones, the uppermost first. */
  people: readonly { name: string; role: string }[];
}

/** Who works here, without a face: each has a stone from the weir with the name cut into it, and all four stand on one another in the water of the band below. */
export function StoneHands({ id, heading, intro, people }: StoneHandsProps) {
  return (
    <Section
      id={id}
      width="wide"
      space="none"
      aria-labelledby={`${id}-heading`}
      className={styles.hands}
    >
      <div className={styles.words}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="max-w-[36ch] text-lead text-soft">{intro}</p>
      </div>
      <ul className={styles.cairn}>
        {people.map(({ name, role }) => (
          <li key={name} className={styles.person}>
            <h3 className={`${styles.stone} display`}>{name}</h3>
            <p className={styles.role}>{role}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
