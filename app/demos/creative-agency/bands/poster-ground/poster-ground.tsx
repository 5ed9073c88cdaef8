import * as styles from "./poster-ground.module.css";
import type { ReactNode } from "react";

interface PosterGroundProps {
  /** By day; the night version of each, and what is read on it, are the stylesheet's. */
  ground: "yellow" | "pink" | "cobalt" | "black" | "orange" | "green";
  children: ReactNode;
}

/** One band of the poster with its own flat colour, which rolls in over the band before. */
export function PosterGround({ ground, children }: PosterGroundProps) {
  return (
    <div data-ground={ground} className={styles.ground}>
      {children}
    </div>
  );
}
