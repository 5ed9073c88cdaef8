import * as styles from "./pencil.module.css";
import { clsx } from "clsx";
import { HAND } from "../sketch/sketch.tsx";

/** The pencil of the margin, its point up. Decorative. */
export function Pencil({ lettering, className }: { lettering: string; className?: string }) {
  return (
    <svg viewBox="0 0 60 900" aria-hidden className={clsx(styles.pencil, className)}>
      <g filter={`url(#${HAND})`}>
        <path d="M30 4 8 92v708h44V92z" className={styles.wood} />
        <path d="M8 92q7-15 14-2 8-15 16 0 7-13 14 2v708H8z" className={styles.paint} />
        <path d="M38 90q7-13 14 2v708H38z" className={styles.shade} />
        <path d="M22 90v710M38 90v710M12 96v690" />
        <path d="M30 4 23.6 30q6.4-5 12.8 0z" className={styles.graphite} />
        <path d="M12 848h36v34q0 14-14 14h-8q-14 0-14-14z" className={styles.rubber} />
        <path d="M6 800h48v48H6z" className={styles.ferrule} />
        <path d="M6 808h48M6 814h48M6 834h48M6 840h48M16 820v8M26 820v8M36 820v8M46 820v8" />
      </g>
      <text transform="translate(25 770) rotate(-90)" className={styles.lettering}>
        {lettering}
      </text>
    </svg>
  );
}

/** What the pencil has drawn: a line there and half of the way back. Decorative. */
export function Underscore({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 700 24"
      preserveAspectRatio="none"
      aria-hidden
      className={clsx(styles.underscore, className)}
    >
      <path
        d="M2 12C90 4 210 15 350 8S600 4 697 7C600 13 480 13 372 18"
        pathLength="1"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}
