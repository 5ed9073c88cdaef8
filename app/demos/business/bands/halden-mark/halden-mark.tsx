import * as styles from "./halden-mark.module.css";

/** The word mark of Halden & Rowe: two posts under one lintel, as in an H and a doorway, and the name. */
export function HaldenMark() {
  return (
    <>
      <svg viewBox="0 0 28 32" aria-hidden className="h-8 w-7 shrink-0">
        <path d="M2 2h24v4H2z" fill="var(--accent)" />
        <path d="M4 8h7v22H4zM17 8h7v22h-7z" fill="var(--brand-ink)" />
        <path d="M11 17h6v3h-6z" fill="var(--brand-ink)" />
      </svg>
      <span aria-hidden className={`${styles.name} display`}>
        Halden &amp; Rowe
      </span>
    </>
  );
}
