import * as styles from "./well-band.module.css";
import { Section } from "#app/sections/section.tsx";
import { WellSection } from "./well-section.tsx";

interface WellBandProps {
  id: string;
  /** How warm the water is. Reads on into `heading`. */
  figure: string;
  heading: string;
  /** Of the well, in metres. */
  depth: number;
  /** What is told at the sill. */
  house: string;
  /** What is told at the water. */
  water: string;
}

/** The well, read as it was sunk: the house above, the water at the foot, and how warm it is where it stands. */
export function WellBand({ id, figure, heading, depth, house, water }: WellBandProps) {
  return (
    <Section id={id} ground="sunken" width="wide" aria-labelledby={`${id}-heading`}>
      <div className={styles.well}>
        <h2 id={`${id}-heading`} className={`${styles.heading} display`}>
          <span className={`${styles.figure} tracking-tighter text-brand-ink`}>{figure}</span>{" "}
          <span className="max-w-[13ch] text-display-3">{heading}</span>
        </h2>
        <div className={styles.drawing}>
          <WellSection depth={depth} />
        </div>
        <p className={`${styles.house} text-soft`}>{house}</p>
        <p className={`${styles.water} text-soft`}>{water}</p>
      </div>
    </Section>
  );
}
