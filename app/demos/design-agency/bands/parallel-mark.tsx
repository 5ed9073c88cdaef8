/** Parallel's word mark: two bars of the same length, shifted by one unit, and the name. */
export function ParallelMark() {
  return (
    <>
      <svg viewBox="0 0 24 24" aria-hidden className="size-6 shrink-0">
        <path d="M2 0h7v20H2z" fill="currentColor" />
        <path d="M13 4h7v20h-7z" fill="var(--brand)" />
      </svg>
      <span aria-hidden className="display text-[1.375rem] leading-none">
        Parallel
      </span>
    </>
  );
}
