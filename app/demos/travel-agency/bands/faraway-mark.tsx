/** Faraway's word mark: a postage stamp with a hill and the sun behind it, and the name. */
export function FarawayMark() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0">
        <rect width="32" height="32" rx="9" fill="var(--brand)" />
        <circle cx="20.500" cy="12.500" r="5.500" fill="var(--accent)" />
        <path d="M4 25c3-7 6-10 9-10s6 5 8 7 4 2 7 3z" fill="var(--on-brand)" />
      </svg>
      <span aria-hidden className="display text-[1.375rem] leading-none">
        faraway
      </span>
    </>
  );
}
