import * as styles from "./evidence-wall.module.css";
import { Section } from "#app/sections/section.tsx";
import { type EvidenceName, evidence } from "./evidence.tsx";

interface EvidenceWallProps {
  id: string;
  heading: string;
  intro: string;
  /** Stands after each mark: "of 100". */
  outOf: string;
  /** Each out of 100, the best first, with what proves it. */
  skills: readonly { proof: EvidenceName; name: string; mark: number; remark: string }[];
}

/** What somebody is good at and what not: for each a mark that others gave, and the exhibit that it rests on, drawn true to its number. */
export function EvidenceWall({ id, heading, intro, outOf, skills }: EvidenceWallProps) {
  return (
    <Section
      id={id}
      tone="brand"
      width="wide"
      aria-labelledby={`${id}-heading`}
      className={styles.wall}
    >
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="text-lead">{intro}</p>
      </header>
      <ul className={styles.exhibits}>
        {skills.map(({ proof, name, mark, remark }) => (
          <li key={name} className={styles.exhibit}>
            <svg viewBox="0 0 240 160" aria-hidden className={styles.drawing}>
              {evidence[proof]}
            </svg>
            <p className={styles.mark}>
              <span className="figures text-display-3">{mark}</span>{" "}
              <span className="text-small">{outOf}</span>
            </p>
            <h3 className={`${styles.name} display`}>{name}</h3>
            <p>{remark}</p>
          </li>
        ))}
      </ul>
    </Section>
  );
}
