/** The word mark of Field Notes Lab: a pointer that has left a line behind it, and the name, in two lines where room is short. */
export function FieldNotesMark() {
  return (
    <>
      <svg viewBox="0 0 32 32" aria-hidden className="size-8 shrink-0" fill="none">
        <path
          d="M3 28c7 1 10-3 8-8s2-8 6-6"
          stroke="var(--accent)"
          strokeWidth="2"
          strokeLinecap="round"
        />
        <path d="M14 3l15 7-6.500 2.500L20 19z" fill="currentColor" />
      </svg>
      <span aria-hidden className="display text-[length:min(1.25rem,5vw)] leading-[1.05]">
        Field Notes Lab
      </span>
    </>
  );
}
