/** Uprank's word mark: the podium of a list of results, the first place in the sun, and the name. */
export function UprankMark() {
  return (
    <>
      <svg viewBox="0 0 32 28" aria-hidden className="h-7 w-8 shrink-0">
        <rect y="12" width="9" height="16" rx="2.500" fill="var(--brand)" opacity="0.55" />
        <rect x="11.500" width="9" height="28" rx="2.500" fill="var(--accent)" />
        <rect x="23" y="18" width="9" height="10" rx="2.500" fill="var(--brand)" />
      </svg>
      <span aria-hidden className="display text-[1.4rem] leading-none">
        Uprank
      </span>
    </>
  );
}
