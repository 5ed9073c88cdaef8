/** A kettle on the boil and a mug that waits for it. It stands on whatever comes below the drawing. Decorative. */
export function DrawnKettle({ className }: { className?: string }) {
  return (
    <svg
      viewBox="0 0 366 206"
      aria-hidden
      className={className}
      fill="none"
      stroke="var(--ink)"
      strokeWidth="3"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d="M110 160q25-2 23 15t-26 14" strokeWidth="7" />
      <path d="M34 142h76v44q0 18-18 18H52q-18 0-18-18z" fill="var(--paper-raised)" />
      <path d="M54 142v22" />
      <path d="M45 164h18v20H45z" fill="var(--brand)" />
      <path d="M60 124c-9-10 8-16 0-27M84 124c-9-10 8-16 0-27" stroke="var(--brand-ink)" />
      <path d="M162 104C150 8 282 8 270 104" strokeWidth="8" />
      <path d="M284 150c34-6 24-40 52-52l14 14c-24 12-18 54-66 70z" fill="var(--accent)" />
      <path
        d="M164 204c-20-10-30-34-28-58 4-38 36-56 80-56s76 18 80 56c2 24-8 48-28 58z"
        fill="var(--accent)"
      />
      <path d="M172 100q44-34 88 0-44 14-88 0z" fill="var(--paper-raised)" />
      <circle cx="216" cy="75" r="8" fill="var(--brand)" />
      <path d="M154 150q2-26 24-34" stroke="#fff" strokeWidth="6" opacity="0.7" />
      <path
        d="M340 84c-12-14 10-22 0-38-5-8-3-15 4-21M358 88c-8-12 8-18 1-31"
        stroke="var(--brand-ink)"
      />
    </svg>
  );
}
