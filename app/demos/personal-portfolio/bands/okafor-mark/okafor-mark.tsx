import * as styles from "./okafor-mark.module.css";
import { PetalPath } from "../petal-path.tsx";

/** The word mark of Mara Okafor: a marigold, and her name. */
export function OkaforMark() {
  return (
    <>
      <svg viewBox="0 0 100 100" aria-hidden className="size-8 shrink-0">
        <PetalPath petals={9} fill="var(--accent)" />
        <circle cx="50" cy="50" r="17" fill="var(--brand)" />
      </svg>
      <span aria-hidden className={`display ${styles.name}`}>
        Mara Okafor
      </span>
    </>
  );
}
