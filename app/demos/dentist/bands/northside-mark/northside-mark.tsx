import * as styles from "./northside-mark.module.css";

/** The word mark of Northside Dental: a tooth that is a speech bubble too, and the name. */
export function NorthsideMark() {
  return (
    <>
      <svg viewBox="0 0 34 34" aria-hidden className="size-8 shrink-0">
        <path
          d="M10 2h14a9 9 0 0 1 9 9c0 5-2.600 7-3.400 11-.7 3.600-1.200 10-4.600 10-4.200 0-2.600-9-8-9s-3.800 9-8 9c-3.400 0-3.900-6.400-4.600-10C3.600 18 1 16 1 11a9 9 0 0 1 9-9z"
          fill="var(--brand)"
        />
        <circle cx="10.500" cy="11.500" r="2.200" fill="var(--on-brand)" />
        <circle cx="17" cy="11.500" r="2.200" fill="var(--on-brand)" />
        <circle cx="23.500" cy="11.500" r="2.200" fill="var(--accent)" />
      </svg>
      <span aria-hidden className={`${styles.name} display`}>
        Northside
      </span>
    </>
  );
}
