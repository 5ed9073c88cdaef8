import * as styles from "./ondine-mark.module.css";

/** Ondine's word mark: the arch of the pump house standing in its own reflection, and the name. */
export function OndineMark() {
  return (
    <>
      <svg viewBox="0 0 28 32" aria-hidden fill="none" className="h-8 w-7 shrink-0">
        <path d="M5 17v-5a9 9 0 0 1 18 0v5" stroke="currentColor" strokeWidth="1.6" />
        <path d="M1 17.500h26" stroke="currentColor" strokeWidth="1.6" />
        <path d="M6 22h16M8.500 25.500h11M11.500 29h5" stroke="var(--brand)" strokeWidth="1.6" />
      </svg>
      <span aria-hidden className={`${styles.name} display`}>
        Ondine
      </span>
    </>
  );
}
