/** Arden's word mark: an A drawn as a pair of dividers, and the name. */
export function ArdenMark() {
  return (
    <>
      <svg
        viewBox="0 0 28 32"
        aria-hidden
        className="h-8 w-7 shrink-0"
        fill="none"
        stroke="currentColor"
      >
        <path d="M14 6 4.5 30M14 6l9.5 24" strokeWidth="1.6" />
        <path d="M5.5 20.5c5.2 3.6 11.8 3.6 17 0" strokeWidth="1.1" />
        <circle cx="14" cy="4" r="2.6" fill="var(--brand-ink)" stroke="none" />
      </svg>
      <span aria-hidden className="display text-[1.625rem] leading-none">
        Arden Partners
      </span>
    </>
  );
}
