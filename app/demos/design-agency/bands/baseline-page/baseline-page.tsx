import * as styles from "./baseline-page.module.css";
import { type ReactNode, useState } from "react";
import { focusWhenGone } from "#app/lib/focus-goes-on.ts";
import { useLetterKey } from "./use-letter-key.ts";
import { ColumnLines } from "../column-lines.tsx";

interface BaselinePageProps {
  words: {
    /** What the toggle shows or hides. */
    grid: string;
    /** The button that makes the page deaf to the key, and the one that undoes it. */
    keyOff: string;
    keyOn: string;
  };
  /** The first screen, which the button belongs to. */
  first: ReactNode;
  children: ReactNode;
}

const toToggle = focusWhenGone((key) => key.previousElementSibling);

/**
 * A page in two sizes of type on one baseline grid, and the proof: G, or the button at the foot of the first screen, lays the grid
 * over it. A shortcut of one letter can be switched off (WCAG 2.1.4), in the same place.
 */
export function BaselinePage({ words, first, children }: BaselinePageProps) {
  const [isShown, setShown] = useState(false);
  const [listens, setListens] = useState(true);
  useLetterKey("g", listens, () => setShown((now) => !now));
  return (
    <div className={styles.page}>
      {first}
      <div data-no-print className={`${styles.bar} needs-script`}>
        <button
          type="button"
          aria-pressed={isShown}
          aria-keyshortcuts={listens ? "g" : undefined}
          onClick={() => setShown(!isShown)}
          data-replay
          className={styles.toggle}
        >
          {listens && <kbd aria-hidden>G</kbd>}
          {words.grid}
        </button>
        {isShown && (
          <button
            ref={toToggle}
            type="button"
            onClick={() => setListens(!listens)}
            className={styles.key}
          >
            {listens ? words.keyOff : words.keyOn}
          </button>
        )}
      </div>
      {children}
      {isShown && (
        <div aria-hidden className={styles.overlay}>
          <ColumnLines />
        </div>
      )}
    </div>
  );
}
