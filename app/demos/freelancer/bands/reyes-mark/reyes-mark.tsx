import * as styles from "./reyes-mark.module.css";

/** The word mark of Tom Reyes: the stroke with a loop by which printers know what to leave out, and the name. */
export function ReyesMark() {
  return (
    <>
      <svg viewBox="0 0 36 32" aria-hidden className="h-8 w-8 shrink-0" fill="none">
        <path
          d="M2 18C10 16 18 15 24 15C33 14 35 5 29 4C22 3 21 14 27 27"
          stroke="var(--brand-ink)"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
      <span aria-hidden className={`display ${styles.name}`}>
        Tom Reyes
      </span>
    </>
  );
}
