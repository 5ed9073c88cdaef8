/** Meridian's word mark: a globe with one meridian on it, off the middle, and the name in wide capitals. */
export function MeridianMark() {
  return (
    <>
      <svg viewBox="0 0 28 28" aria-hidden className="size-7 shrink-0" fill="none">
        <circle cx="14" cy="14" r="14" fill="var(--brand)" />
        <path d="M14 0c9.500 7.500 9.500 20.500 0 28" stroke="var(--on-brand)" strokeWidth="2.4" />
        <path d="M0 14h28" stroke="var(--on-brand)" strokeWidth="2.4" />
        <circle cx="21.100" cy="14" r="3.600" fill="var(--accent)" />
      </svg>
      <span
        aria-hidden
        className="display text-[length:min(1.0625rem,3.7vw)] leading-none whitespace-nowrap uppercase"
      >
        Meridian
      </span>
    </>
  );
}
