/** Studio Plinth's word mark: a block on a base that is a little wider, as in any quarry, and the name, in two lines where room is short. */
export function PlinthMark() {
  return (
    <>
      <svg viewBox="0 0 28 28" aria-hidden className="size-7 shrink-0">
        <path d="M5 0h18v18H5z" fill="currentColor" />
        <path d="M0 21h28v7H0z" fill="var(--brand)" />
      </svg>
      <span aria-hidden className="display text-[length:min(1.0625rem,3.7vw)] leading-[1.05]">
        Studio Plinth
      </span>
    </>
  );
}
