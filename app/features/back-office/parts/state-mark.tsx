import * as styles from "./admin-states.module.css";
import type { ReactNode } from "react";

/** How far a thing has come, as lit panes of a window: none while it waits for somebody else, four when it is done. */
type Panes = 0 | 1 | 2 | 3 | 4 | "crossed";

export interface StateLook {
  label: string;
  panes: Panes;
  /** It waits for whoever reads this. */
  waits?: true;
}

/** A state as a word with a mark before it: the site's own window, lit pane by pane. The word alone says everything. */
export function StateMark({ label, panes, waits }: StateLook): ReactNode {
  return (
    <span className={styles.state} data-waits={waits}>
      <svg viewBox="0 0 14 14" aria-hidden className={styles.panes}>
        {panes === "crossed" ? (
          <path d="M2 2l10 10M12 2L2 12" />
        ) : (
          corners.map(([x, y], index) => (
            <rect
              key={`${x} ${y}`}
              x={x}
              y={y}
              width="5.4"
              height="5.4"
              data-lit={index < panes ? "" : undefined}
            />
          ))
        )}
      </svg>
      {label}
    </span>
  );
}

const corners = [
  [0.8, 0.8],
  [7.8, 0.8],
  [0.8, 7.8],
  [7.8, 7.8],
] as const;
