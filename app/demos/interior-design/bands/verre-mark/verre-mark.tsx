import * as styles from "./verre-mark.module.css";

/** The word mark of Maison Verre: an M whose middle is a glass with a sip left in it, and the name. */
export function VerreMark() {
  return (
    <>
      <svg viewBox="0 0 34 30" aria-hidden className="size-8 shrink-0">
        <path d="M12.200 9h9.600L17 19z" fill="var(--accent)" />
        <path d="M2 28V2l15 18L32 2v26" fill="none" stroke="currentColor" strokeWidth="2.400" />
        <path d="M17 20v8M12 28.600h10" fill="none" stroke="currentColor" strokeWidth="1.200" />
      </svg>
      <span aria-hidden className={`${styles.name} display`}>
        Maison Verre
      </span>
    </>
  );
}
