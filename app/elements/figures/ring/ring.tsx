import * as styles from "./ring.module.css";
import { clsx } from "clsx";
import type { ReactNode } from "react";
import { useHeldUntilSeen } from "#app/lib/use-held-until-seen.ts";

interface RingProps {
  /** Per cent of the ring that is filled. */
  value: number;
  /** Stands in the middle, and says what the ring only draws. */
  children: ReactNode;
  /** It fills once, when it is seen, where motion is welcome. */
  filling?: boolean;
  className?: string;
}

/**
 * One share of a whole as a ring. The drawing is decorative: the figure inside says it. `--ring-width` and `--ring-colour`
 * set its line.
 */
export function Ring({ value, children, filling = false, className }: RingProps) {
  const ref = useHeldUntilSeen<HTMLDivElement>();
  return (
    <div
      ref={filling ? ref : undefined}
      className={clsx(styles.ring, filling && styles.filling, className)}
      style={{ "--value": value } as React.CSSProperties}
    >
      <svg viewBox="0 0 100 100" aria-hidden>
        <circle className={styles.track} cx="50" cy="50" r="45" />
        <circle className={styles.value} cx="50" cy="50" r="45" pathLength="100" />
      </svg>
      <div className="text-center">{children}</div>
    </div>
  );
}
