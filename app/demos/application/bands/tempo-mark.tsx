/** Tempo's word mark: the name, whose last letter is a ring with five of seven days in it. */
export function TempoMark() {
  return (
    <span dir="ltr" aria-hidden className="display flex items-baseline text-display-4 leading-none">
      Temp
      <svg viewBox="-1 0 21 20" width="0.65em" height="0.62em" fill="none" strokeWidth="4.4">
        <circle cx="10" cy="10" r="7.8" stroke="var(--line)" />
        <circle
          cx="10"
          cy="10"
          r="7.8"
          stroke="var(--brand)"
          strokeLinecap="round"
          pathLength="7"
          strokeDasharray="5 2"
          transform="rotate(-90 10 10)"
        />
      </svg>
    </span>
  );
}
