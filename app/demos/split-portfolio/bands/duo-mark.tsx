/** Duo's word mark: one disc, cut in two that do not quite line up, and the name. */
export function DuoMark() {
  return (
    <>
      <svg viewBox="0 0 32 36" aria-hidden className="size-8 shrink-0">
        <path d="M15 2a15 15 0 0 0 0 30z" fill="currentColor" />
        <path d="M17 4a15 15 0 0 1 0 30z" fill="var(--brand)" />
      </svg>
      <span aria-hidden className="display text-display-4">
        Duo
      </span>
    </>
  );
}
