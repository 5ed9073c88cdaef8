import * as styles from "./nord-mark.module.css";

/** The word mark of Atelier Nord: the name and a needle that points up, also on a rail that turns the mark by a quarter. */
export function NordMark() {
  return (
    <>
      <span aria-hidden className={`${styles.mark} display`}>
        Atelier Nord
      </span>
      <svg viewBox="0 0 20 28" aria-hidden className={styles.needle}>
        <path d="M10 0l10 28-10-7z" fill="currentColor" />
        <path d="M10 0v21L0 28z" fill="var(--accent)" />
      </svg>
    </>
  );
}
