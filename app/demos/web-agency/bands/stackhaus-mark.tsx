/** Stackhaus's word mark: three storeys of a stack under a roof that is a prompt turned upwards, and the name. */
export function StackhausMark() {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden className="size-6 shrink-0" fill="none">
        <path d="M2 11L12 3L22 11" stroke="var(--brand)" strokeWidth="3" />
        <path d="M5 14h14M5 18h14M5 22h9" stroke="currentColor" strokeWidth="2.4" />
      </svg>
      <span aria-hidden className="display text-[1.375rem] leading-none">
        stackhaus
      </span>
    </>
  );
}
