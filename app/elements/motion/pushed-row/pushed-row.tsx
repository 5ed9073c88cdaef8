import { type ReactNode, useRef } from "react";
import { clsx } from "clsx";
import { useScrollStop } from "#app/lib/use-scroll-stop.ts";
import * as styles from "./pushed-row.module.css";

interface PushedRowProps {
  /** Lays the line out: `grid-auto-flow`, `grid-auto-columns`, where it begins; on phones alone or below 62rem. */
  className: string | undefined;
  /** The id of the heading that names the row, which is then a stop for the keys. Left out where each item has a stop of its own. */
  labelledBy?: string;
  children: ReactNode;
}

/**
 * A list whose items stand in one line on small screens and are pushed past, the next one at the edge; wider, its band lays them out as it
 * likes. On paper they stand in lines of three, or of `--on-paper`. Keys stop at it only where there is something to push.
 */
export function PushedRow({ className, labelledBy, children }: PushedRowProps) {
  const row = useRef<HTMLUListElement>(null);
  const stop = useScrollStop(row);
  return (
    <ul
      ref={row}
      aria-labelledby={labelledBy}
      {...(labelledBy ? stop : {})}
      className={clsx(className, styles.row)}
    >
      {children}
    </ul>
  );
}
