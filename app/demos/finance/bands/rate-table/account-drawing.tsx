interface AccountDrawingProps {
  /** Which account it stands for; an unknown one has no drawing. */
  account: string;
  className?: string;
}

/** What an account is for, in flat shapes: a card, deposits that rise, a lock that is shut. Decorative. */
export function AccountDrawing({ account, className }: AccountDrawingProps) {
  const drawing = drawings[account];
  if (!drawing) return null;
  return (
    <svg viewBox="0 0 112 84" aria-hidden className={className}>
      {drawing}
    </svg>
  );
}

const drawings: Record<string, React.ReactNode> = {
  everyday: (
    <>
      <path d="M0 0h112v84H0z" fill="var(--brand-tint)" />
      <g transform="rotate(-9 56 42)">
        <rect x="25" y="25" width="70" height="45" rx="5" fill="var(--accent)" />
        <rect x="17" y="17" width="70" height="45" rx="5" fill="var(--brand)" />
        <path d="M26 27h14v11H26z" fill="var(--accent)" />
        <path d="M26 48h32m-32 6h20" stroke="var(--on-brand)" strokeWidth="2.5" />
        <circle cx="75" cy="51" r="5.5" fill="var(--on-brand)" />
      </g>
    </>
  ),
  saver: (
    <>
      <path d="M0 0h112v84H0z" fill="var(--brand)" />
      <path d="M12 84V68h16v16zm18 0V58h16v26zm18 0V46h16v38zm18 0V34h16v50z" fill="#053b37" />
      <path d="M84 84V20h16v64z" fill="#053b37" />
      <path
        d="M12 68v-3h16v3zm18-10v-5h16v5zm18-12v-7h16v7zm18-12V24h16v10zm18-14V7h16v13z"
        fill="var(--accent)"
      />
    </>
  ),
  fixed: (
    <>
      <path d="M0 0h112v84H0z" fill="var(--accent)" />
      <path d="M41 40V28a15 15 0 0 1 30 0v12" fill="none" stroke="#101828" strokeWidth="7" />
      <rect x="30" y="37" width="52" height="38" rx="4" fill="#0f766e" />
      <path
        d="M38 46h36m-36 7h8m20 0h8m-36 7h8m20 0h8m-36 7h36"
        stroke="#fff"
        strokeOpacity=".35"
      />
      <circle cx="56" cy="53" r="6" fill="#bef264" />
      <path d="M56 53v13" stroke="#bef264" strokeWidth="5" />
    </>
  ),
};
