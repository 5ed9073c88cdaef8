import * as styles from "./ironhaus-mark.module.css";

/** The word mark of Ironhaus: a loaded bar on end, which is also an I, and the name in capitals. */
export function IronhausMark() {
  return (
    <span aria-hidden className={`${styles.mark} display`}>
      <svg viewBox="0 0 20 24">
        <path d="M0 3h20v4H0zM0 17h20v4H0z" fill="var(--brand)" />
        <path d="M8 0h4v24H8z" fill="currentColor" />
      </svg>
      Ironhaus
    </span>
  );
}
