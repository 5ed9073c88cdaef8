import * as styles from "./terrace-hero/terrace-hero.module.css";
/** The word mark of Casa Marisma: the sun over three lines of the marsh, and the name. */
export function MarismaMark() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden className="size-7 shrink-0">
        <path d="M7 17a9 9 0 0 1 18 0z" fill="var(--brand)" />
        <path
          d="M3 20.5h26M7 24.5h18M12 28.5h8"
          fill="none"
          stroke="currentColor"
          strokeWidth="1.8"
          strokeLinecap="round"
        />
      </svg>
      <span aria-hidden className={`${styles.hotelMarkName} display`}>
        Casa Marisma
      </span>
    </>
  );
}
