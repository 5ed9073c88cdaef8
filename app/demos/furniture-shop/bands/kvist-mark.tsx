/** The word mark of Kvist: a twig (that is what the word means) with two buds, and the name. */
export function KvistMark() {
  return (
    <>
      <svg viewBox="0 0 18 30" aria-hidden className="h-[30px] w-[18px] shrink-0" fill="none">
        <path
          d="M9 29V1M9 20 15.5 12.5M9 14 3 7"
          stroke="currentColor"
          strokeWidth="1.5"
          strokeLinecap="round"
        />
        <circle cx="15.8" cy="11.5" r="2" fill="var(--accent)" />
        <circle cx="2.7" cy="6" r="2" fill="var(--brand-ink)" />
      </svg>
      <span aria-hidden className="display text-[26px] leading-none tracking-[-0.01em]">
        Kvist
      </span>
    </>
  );
}
