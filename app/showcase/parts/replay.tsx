import * as styles from "./showcase.module.css";
import { type ReactNode, useState } from "react";
import { Icon } from "#app/elements/media/icon.tsx";

/**
 * Something that plays once, with a button that plays it again by making it anew. Where nothing moves (below 768 px, or with motion
 * reduced) there is nothing to play, and no button.
 */
export function Replay({ label, children }: { label: string; children: ReactNode }) {
  const [take, setTake] = useState(0);
  return (
    <>
      <div key={take}>{children}</div>
      <button
        type="button"
        className={`${styles.replay} needs-script`}
        onClick={() => setTake(take + 1)}
      >
        <Icon name="rotate-ccw" className="size-4" />
        Play again<span className="sr-only">: {label}</span>
      </button>
    </>
  );
}
