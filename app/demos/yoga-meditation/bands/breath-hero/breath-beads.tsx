import * as styles from "./breathing-guide.module.css";
import { breathBeads, type BreathStep } from "../../breath.ts";

/** Of the string of beads, in its field of 400 × 400. */
const RADIUS = 190;
const CENTRE = 200;

interface BreathBeadsProps {
  steps: readonly BreathStep[];
  /** The second that is now, counted from nought; undefined while nobody breathes. */
  at: number | undefined;
}

/** One breath as a string of beads, one for each second, from the top and by the clock. */
export function BreathBeads({ steps, at }: BreathBeadsProps) {
  const beads = breathBeads(steps);
  return (
    <svg viewBox="0 0 400 400" aria-hidden className={styles.beads}>
      <circle cx={CENTRE} cy={CENTRE} r={RADIUS} className={styles.string} />
      {beads.map((key, second) => {
        const angle = (second / beads.length) * 2 * Math.PI;
        return (
          <circle
            // oxlint-disable-next-line react/no-array-index-key -- a bead is its second
            key={second}
            cx={(CENTRE + RADIUS * Math.sin(angle)).toFixed(2)}
            cy={(CENTRE - RADIUS * Math.cos(angle)).toFixed(2)}
            r={second === at ? 9 : 6}
            data-of={key}
            data-told={at === undefined || second <= at ? "" : undefined}
            className={styles.bead}
          />
        );
      })}
    </svg>
  );
}
