/** Ledgerline's word mark: a column of entries with its total ruled off, and the name. */
export function LedgerlineMark() {
  return (
    <>
      <svg viewBox="0 0 28 28" aria-hidden className="size-7 shrink-0">
        <path d="M0 0h28v28H0z" fill="var(--brand)" />
        <path d="M6 8h16M10 13h12" stroke="var(--on-brand)" strokeWidth="2" />
        <path d="M6 19h16M6 22.500h16" stroke="var(--accent)" strokeWidth="1.6" />
      </svg>
      <span aria-hidden className="display text-[1.375rem] leading-none">
        Ledgerline
      </span>
    </>
  );
}
