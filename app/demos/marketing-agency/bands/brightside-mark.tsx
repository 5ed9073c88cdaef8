/** Brightside's word mark: a sun that shines on one side only, and the name. */
export function BrightsideMark() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden className="size-7 shrink-0">
        <path d="M16 7a9 9 0 0 0 0 18z" fill="currentColor" />
        <path d="M16 7a9 9 0 0 1 0 18z" fill="var(--brand)" />
        <path
          d="M19.500 3.500l.600-2.200M24.400 6.500l1.700-1.500M27.500 11.300l2.200-.800M28.500 16h2.300M27.500 20.700l2.200.800M24.400 25.500l1.700 1.500M19.500 28.500l.600 2.200"
          stroke="var(--brand)"
          strokeWidth="2.400"
          strokeLinecap="round"
        />
      </svg>
      <span aria-hidden className="display text-[1.375rem] leading-none">
        brightside
      </span>
    </>
  );
}
