import * as styles from "./breaker-board.module.css";
import { clsx } from "clsx";
import { Section, SectionHeader } from "#app/sections/section.tsx";

interface BreakerBoardProps {
  id: string;
  heading: string;
  intro: string;
  /** Read before the first figure on each breaker. */
  extensionLabel: string;
  people: readonly {
    name: string;
    role: string;
    text: string;
    /** Their telephone in the house. */
    extension: string;
    /** Why the breaker is down; without it, it is up. */
    out?: string;
  }[];
}

/** The people as the breakers of the fuse board: who is in is up and lit, and each has a number to ring. */
export function BreakerBoard({ id, heading, intro, extensionLabel, people }: BreakerBoardProps) {
  return (
    <Section id={id} width="full" space="tight" aria-labelledby={`${id}-heading`}>
      <SectionHeader
        id={`${id}-heading`}
        heading={heading}
        intro={intro}
        layout="split"
        className={styles.head}
      />
      <ul className={styles.board}>
        {people.map(({ name, role, text, extension, out }) => (
          <li key={name} className={styles.breaker}>
            <div className={styles.body}>
              <p className={styles.extension}>
                <span className="sr-only">{extensionLabel} </span>
                {extension}
              </p>
              <svg viewBox="0 0 60 90" aria-hidden className={styles.window}>
                <path fill="#0a0a0a" d="M4 0h52v90H4z" />
                <path
                  className={clsx(styles.lever, out && styles.down)}
                  d="M10 6h40v40l-6 6H16l-6-6z"
                />
              </svg>
            </div>
            <div className={styles.label}>
              <h3 className="font-semibold">{name}</h3>
              <p className={`${styles.role} text-brand-ink`}>{role}</p>
              <p className="text-small text-soft">{text}</p>
              {out && <p className={styles.out}>{out}</p>}
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
