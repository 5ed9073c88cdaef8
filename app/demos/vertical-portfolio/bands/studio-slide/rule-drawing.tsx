/** What each rule comes down to, in the line of the view above it; the accent fills what the rule is about. */
const drawings = {
  sheet: (
    <>
      <path d="M14 12h36v48H14z" fill="var(--paper-raised)" />
      <path d="M21 34h22M21 42h22M21 50h12" />
      <circle cx="32" cy="15" r="5" fill="var(--accent)" />
    </>
  ),
  tin: (
    <>
      <path d="M12 26v32h40V26z" fill="var(--accent)" />
      <path d="M12 26a20 6 0 0 1 40 0 20 6 0 0 1-40 0z" fill="var(--paper-raised)" />
      <path d="m24 36 34-28 5 6-31 31q-6 6-12 3 5-4 4-12z" fill="var(--paper-raised)" />
    </>
  ),
  price: (
    <>
      <path d="m8 36 22-24h26v26L32 60z" fill="var(--accent)" />
      <circle cx="47" cy="21" r="4" fill="var(--paper)" />
      <path d="m25 35 13 13M32 28l13 13" />
    </>
  ),
  pencil: (
    <>
      <path d="M4 60q14-8 24-2t32-2" />
      <path d="m20 50 3-15L47 8l11 10-24 27z" fill="var(--accent)" />
      <path d="m23 35 11 10M41 15l11 10" />
    </>
  ),
} as const;

/** Where each begins: there its name does. */
const starts = { sheet: 13, tin: 11, price: 7, pencil: 3 } as const;

export type RuleDrawingName = keyof typeof drawings;

/** The drawing of a rule, beside its name. Decorative. */
export function RuleDrawing({ name, className }: { name: RuleDrawingName; className?: string }) {
  return (
    <svg
      viewBox={`${starts[name]} 0 68 68`}
      aria-hidden
      className={className}
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinejoin="round"
    >
      {drawings[name]}
    </svg>
  );
}
