import * as styles from "./stillwater-mark.module.css";

/** The word mark of Stillwater: a full circle over one line of water, with what it leaves on it, and the name. */
export function StillwaterMark() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden className={styles.sign} fill="none">
        <circle cx="16" cy="11" r="8.5" fill="var(--accent)" />
        <circle cx="16" cy="11" r="5" fill="var(--brand)" />
        <path
          d="M2 23h28M8 27h16M13 30.500h6"
          stroke="currentColor"
          strokeWidth="1.500"
          strokeLinecap="round"
        />
      </svg>
      <span aria-hidden className={`${styles.name} display`}>
        Stillwater
      </span>
    </>
  );
}
