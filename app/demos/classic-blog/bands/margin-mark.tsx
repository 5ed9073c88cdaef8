/** The word mark of Margin: a page with its two margin lines, and the name. */
export function MarginMark() {
  return (
    <>
      <svg viewBox="0 0 24 28" aria-hidden className="size-7 shrink-0">
        <path d="M1 1h22v26H1z" fill="none" stroke="currentColor" strokeWidth="2" />
        <path d="M7 1h2v26H7z" fill="var(--accent)" />
        <path d="M12 8h8v2h-8zm0 5h8v2h-8zm0 5h5v2h-5z" fill="currentColor" />
      </svg>
      <span aria-hidden className="display text-[1.375rem] leading-none">
        Margin
      </span>
    </>
  );
}
