/** The word mark of Sable & Thyme: the two initials around a flame, and the name in tracked capitals. */
export function SableMark() {
  return (
    <>
      <svg viewBox="0 0 20 32" aria-hidden className="h-8 w-5 shrink-0" fill="none">
        <path d="M10 12v18M5 30h10" stroke="currentColor" strokeWidth="1.2" strokeLinecap="round" />
        <path d="M10 1c4 4.500 4 8.500 0 11-4-2.500-4-6.500 0-11z" fill="var(--brand-ink)" />
      </svg>
      <span
        aria-hidden
        className="display text-[length:min(1.0625rem,4.2vw)] leading-none tracking-[0.2em] whitespace-nowrap uppercase"
      >
        Sable &amp; Thyme
      </span>
    </>
  );
}
