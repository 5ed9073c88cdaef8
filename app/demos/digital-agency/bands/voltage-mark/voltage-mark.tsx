import * as styles from "./voltage-mark.module.css";

/** The word mark of Voltage: an open switch between two contacts, its lever lit, and the name. */
export function VoltageMark() {
  return (
    <span aria-hidden className={`${styles.mark} display`}>
      <svg viewBox="0 0 34 24" fill="none">
        <path d="M0 18h8M26 18h8" stroke="currentColor" strokeWidth="3" />
        <path d="M8 18 24 4" stroke="var(--brand)" strokeWidth="4" />
        <circle cx="8" cy="18" r="4" fill="currentColor" />
        <circle cx="26" cy="18" r="4" fill="currentColor" />
      </svg>
      Voltage
    </span>
  );
}
