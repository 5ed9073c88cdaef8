import { PushedRow } from "#app/elements/motion/pushed-row/pushed-row.tsx";
import * as styles from "./depot-bays.module.css";
import { bayDrawings, type BayName } from "./bay-drawings.tsx";

interface DepotBaysProps {
  id: string;
  heading: string;
  intro: string;
  /** What is read before the second line of each bay. */
  keepLabel: string;
  bays: readonly { drawing: BayName; name: string; tools: string; keep: string }[];
}

/**
 * The workshop cut open, one bay for each thing that is made there. Lamps go on from bay to bay as the drawing is scrolled by, and over the
 * bay that is pointed at; on phones one walks along it
 * sideways.
 */
export function DepotBays({ id, heading, intro, keepLabel, bays }: DepotBaysProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.depot}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="text-lead text-balance text-soft">{intro}</p>
      </header>
      <PushedRow className={styles.bays} labelledBy={`${id}-heading`}>
        {bays.map(({ drawing, name, tools, keep }) => (
          <li key={name} className={styles.bay}>
            <svg viewBox="0 0 300 380" aria-hidden className={styles.drawing}>
              <linearGradient id={`${id}-${drawing}`} x2="0" y2="1">
                <stop stopColor="currentColor" />
                <stop offset="1" stopColor="currentColor" stopOpacity="0.2" />
              </linearGradient>
              <path
                className={styles.light}
                fill={`url(#${id}-${drawing})`}
                d="M134 122h32l96 230H38z"
              />
              <path className={styles.roof} d="M0 84V24l150 60V24l150 60M0 96h300M150 96v14" />
              <path className={styles.lamp} d="M134 122a16 14 0 0 1 32 0z" />
              <g className={styles.tools}>{bayDrawings[drawing]}</g>
              <path className={styles.roof} d="M0 84v268M300 84v268M0 352h300M0 366h300" />
              <path className={styles.sleepers} d="M0 359h300" />
            </svg>
            <div className={styles.words}>
              <h3 className="display text-display-3">{name}</h3>
              <p>{tools}</p>
              <p className="text-soft">
                {keepLabel} {keep}
              </p>
            </div>
          </li>
        ))}
      </PushedRow>
    </section>
  );
}
