/** Where each sheet of the terms lies: the last one on top. */
const sheets = [-13, -7, -1, 5];

/** The terms of an account as they come: four pages, the last one waiting for a signature. Decorative. */
export function FourPages() {
  return (
    <svg
      viewBox="-64 0 330 280"
      aria-hidden
      width="330"
      className="mt-8 hidden max-w-full lg:block"
      fill="none"
      strokeWidth="3"
    >
      {sheets.map((turn) => (
        <g key={turn} transform={`rotate(${turn} 130 520)`}>
          <path
            d="M58 24h150v206H58z"
            fill="var(--paper-raised)"
            stroke="var(--line-strong)"
            strokeWidth="1.5"
          />
          <path d="M78 52h62" stroke="var(--brand)" strokeWidth="7" />
          <path
            d="M78 80h110M78 96h110M78 112h92M78 136h110M78 152h110M78 168h64"
            stroke="var(--line-strong)"
          />
        </g>
      ))}
      <g transform="rotate(5 130 520)">
        <path d="M78 206h70" stroke="var(--ink)" />
        <circle cx="178" cy="196" r="17" fill="var(--accent)" />
        <path d="m170 196 6 6 11-12" stroke="var(--on-accent)" strokeWidth="4" />
      </g>
    </svg>
  );
}
