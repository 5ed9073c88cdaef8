import * as styles from "./third-rail-mark.module.css";

/** The word mark of Third Rail Coffee, as on its bags: a cup seen from above in an arch, on three rails. */
export function ThirdRailMark() {
  return (
    <>
      <svg viewBox="0 0 28 36" aria-hidden className="h-8 w-7 shrink-0">
        <path d="M3 23V13a11 11 0 0 1 22 0v10z" fill="var(--brand-ink)" />
        <circle cx="14" cy="13.5" r="5" fill="var(--accent)" />
        <path d="M1 26.5h26M1 30.5h26M1 34.5h26" stroke="currentColor" strokeWidth="1.8" />
      </svg>
      <span aria-hidden className={`${styles.name} display`}>
        Third Rail <span>Coffee</span>
      </span>
    </>
  );
}
