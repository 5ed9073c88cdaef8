import * as styles from "./depot-bays.module.css";
import * as pushed from "#app/elements/motion/pushed-row.module.css";
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
 * bay that is pointed at; on phones it is pushed along its rails.
 */
export function DepotBays({ id, heading, intro, keepLabel, bays }: DepotBaysProps) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className={styles.depot}>
      <header className={styles.head}>
        <h2 id={`${id}-heading`} className="display text-display-2">
          {heading}
        </h2>
        <p className="text-lead text-soft">{intro}</p>
      </header>
      <ul
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it is pushed by keys where it is wider than the window
        tabIndex={0}
        aria-labelledby={`${id}-heading`}
        className={`${styles.bays} ${pushed.row}`}
      >
        {bays.map(({ drawing, name, tools, keep }) => (
          <li key={name} className={styles.bay}>
            <svg viewBox="0 0 300 380" aria-hidden className={styles.drawing}>
              <path className={styles.light} d="M150 120 20 352h260z" />
              <path className={styles.roof} d="M0 96V72L210 12v60l90-26M0 96h300M150 96v14" />
              <path className={styles.lamp} d="M134 122a16 14 0 0 1 32 0z" />
              <g className={styles.tools}>{bayDrawings[drawing]}</g>
              <path className={styles.roof} d="M0 96v256M0 352h300M0 366h300" />
              <path className={styles.sleepers} d="M0 359h300" />
            </svg>
            <div className={styles.words}>
              <h3 className="display text-display-3">{name}</h3>
              <p>{tools}</p>
              <p className="text-small text-soft">
                {keepLabel} {keep}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
