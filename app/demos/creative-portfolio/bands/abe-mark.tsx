/** Jun Abe's word mark: the name, and the stroke that every pencil makes when it is tried out. */
export function AbeMark() {
  return (
    <span aria-hidden className="grid">
      <span className="display text-[1.375rem] leading-none">Jun Abe</span>
      <svg viewBox="0 0 88 12" className="mt-1 h-3 w-20" fill="none">
        <path
          d="M2 8C14 1 18 2 15 8S26 1 30 3S27 10 36 4S44 10 50 5S60 10 86 3"
          stroke="var(--brand-ink)"
          strokeWidth="2.4"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}
