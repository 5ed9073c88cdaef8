import * as styles from "../after-hours.module.css";
/** The word mark of Ivo Lang: a house front with one window lit, and the name. */
export function LangMark() {
  return (
    <>
      <svg viewBox="0 0 24 32" aria-hidden className="h-8 w-8 shrink-0" fill="none">
        <path d="M1 1h22v30H1z" stroke="currentColor" strokeWidth="2" />
        <path d="M14 17h4v6h-4z" fill="var(--accent)" />
      </svg>
      <span aria-hidden className={`display ${styles.langMarkName}`}>
        Ivo Lang
      </span>
    </>
  );
}
