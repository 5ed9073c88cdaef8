/** The word mark of Frame Conf: the four corners of a viewfinder around a light of each colour, and the name. */
export function FrameMark() {
  return (
    <>
      <svg viewBox="0 0 32 28" aria-hidden className="h-7 w-8 shrink-0" fill="none">
        <path
          d="M1.500 8.500v-7h7M23.500 1.500h7v7M30.500 19.500v7h-7M8.500 26.500h-7v-7"
          stroke="currentColor"
          strokeWidth="3"
        />
        <circle cx="13" cy="14" r="5.500" fill="var(--brand)" />
        <path
          d="M16 9.390a5.500 5.500 0 1 1 0 9.220 5.500 5.500 0 0 0 0-9.220z"
          fill="var(--accent)"
        />
      </svg>
      <span
        aria-hidden
        className="display text-[length:min(1.0625rem,4.2vw)] leading-none whitespace-nowrap"
      >
        Frame Conf
      </span>
    </>
  );
}
