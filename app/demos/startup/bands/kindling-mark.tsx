import * as styles from "../startup.module.css";

/** Kindling's word mark: a spark that is also a paper plane, and the name. */
export function KindlingMark() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden className="size-8">
        <path d="M2 19 30 3 21 30l-6-8z" fill="var(--brand)" />
        <path d="M15 22 30 3 12 20v8z" fill="var(--accent)" />
      </svg>
      <span aria-hidden className={`${styles.name} display leading-none whitespace-nowrap`}>
        Kindling
      </span>
    </>
  );
}
